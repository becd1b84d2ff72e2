import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumSwitches, findChromium } from '../tests/chromium.ts';

/** A browser that only its debugging port can control. */
export async function openBrowser(): Promise<{ port: number; close(): void }> {
  const browser = await startBrowser(['--remote-debugging-port=0', 'about:blank']);
  return { port: await debuggingPort(browser.stderr), close: () => browser.kill() };
}

/** A browser on one page that nothing controls or watches, as for a visitor. */
export function openUnwatched(url: string): Promise<ChildProcess> {
  return startBrowser([url]);
}

/** With a profile of its own, which is deleted when the browser exits. */
async function startBrowser(more: string[]) {
  const { path } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'garage-browser-'));
  const switches = ['--headless=new', `--user-data-dir=${profile}`, ...chromiumSwitches, ...more];
  const browser = spawn(path, switches, { stdio: ['ignore', 'ignore', 'pipe'] });
  browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  return browser;
}

function debuggingPort(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
