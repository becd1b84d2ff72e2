import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';

/** Renders a page at build, in one chunk: React would otherwise append a long page's content for a script to move. */
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
