import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumSwitches, findChromium } from '../tests/chromium.ts';

/** A browser without anything that steers it but its debugging port. */
export async function openBrowser(): Promise<{ port: number; close(): void }> {
  const { path } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), 'garage-browser-'));
  const switches = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...chromiumSwitches,
  ];
  const browser = spawn(path, [...switches, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await debuggingPort(browser.stderr);
  const close = () => {
    browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    browser.kill();
  };
  return { port, close };
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
