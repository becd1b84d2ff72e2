import { openBrowser } from './browser.ts';
import { load } from './others/installed.ts';

type Audit = { score: number | null; numericValue?: number; title: string };
type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Report = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
type Lighthouse = { default: (url: string, flags: object) => Promise<Report> };

/** What Lighthouse's mobile run reports for a page: scores 0 to 100, times in ms, and the audits that failed. */
export type PageScore = {
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  failed: string[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Opens a browser for Lighthouse. @returns functions that score a page and close the browser */
export async function openLighthouse(): Promise<{ score(url: string): Promise<PageScore>; close(): void }> {
  const { default: lighthouse } = await load<Lighthouse>('lighthouse');
  const { port, close } = await openBrowser();
  return {
    score: async (url) =>
      scoreOf(
        await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: categories }),
      ),
    close,
  };
}

function scoreOf({ lhr }: Report): PageScore {
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
}
