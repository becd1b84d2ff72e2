import { execFile } from 'node:child_process';
import * as z from 'zod';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
});

/**
 * Reads what `npm audit --json` printed.
 * @returns the packages with a serious vulnerability; undefined if the registry gave no answer, as without internet
 */
export function seriousVulnerabilities(printed: string): string[] | undefined {
  let answer: unknown;
  try {
    answer = JSON.parse(printed);
  } catch {
    return undefined;
  }
  const { data } = report.safeParse(answer);
  if (!data) return undefined;
  const grave = Object.values(data.vulnerabilities).filter(
    ({ severity }) => severity === 'high' || severity === 'critical',
  );
  return grave.map(({ name, severity }) => `${name} (${severity})`);
}

/**
 * Asks the registry whether a package that the server runs on has a known serious vulnerability.
 * @returns the complaint, or undefined; an unreachable registry is only mentioned in the output
 */
export async function vulnerabilityProblem(): Promise<string | undefined> {
  const printed = await new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--json', '--omit=dev'], { timeout: 30_000 }, (_, stdout) => resolve(stdout));
  });
  const found = seriousVulnerabilities(printed);
  if (found === undefined)
    console.log('Packages were not checked for known vulnerabilities: the registry could not be reached.');
  return found && found.length > 0
    ? `Packages with known vulnerabilities: ${found.join(', ')}. See npm audit.`
    : undefined;
}
