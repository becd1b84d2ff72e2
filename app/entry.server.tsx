import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';

/** Renders a page at build. Whole: React would otherwise put a long page's content after it, for a script to move. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Infinity,
  });
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { headers, status });
}
