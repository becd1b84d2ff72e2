/**
 * Makes the site's icons in `public/` from the plate mark: an upright yellow plate with an ink
 * border, on navy where a system shows the icon on a surface of its own. Run it after changing
 * the mark or its colours, and commit what it writes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { colour } from '../server/colours.ts';

const folder = new URL('../public/', import.meta.url);
const [navy, plate, ink] = [colour('navy'), colour('plate'), colour('ink')];

/** The plate in a square of 64, `high` from top to bottom, in the proportions of the mark in the header. */
function plateMark(high: number): string {
  const wide = high * 0.5;
  const [x, y] = [32 - wide / 2, 32 - high / 2];
  const border = high * 0.08;
  const hole = `r="${high * 0.05}" fill="${ink}" stroke="none"`;
  return (
    `<g stroke="${ink}" stroke-width="${border}"><rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${high * 0.11}" fill="${plate}"/>` +
    `<circle cx="32" cy="${y + high * 0.2}" ${hole}/><circle cx="32" cy="${y + high * 0.8}" ${hole}/></g>`
  );
}

/** @param radius of the navy square's corners; nought where the system cuts its own shape */
function icon(high: number, radius: number): string {
  const ground = `<rect width="64" height="64" rx="${radius}" fill="${navy}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${plateMark(high)}</svg>\n`;
}

async function writePng(name: string, svg: string, width: number): Promise<void> {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const pixels = sharp(image.pixels, { raw: { width, height: width, channels: 4 } });
  await writeFile(new URL(name, folder), await pixels.png({ palette: true, colours: 64 }).toBuffer());
}

await mkdir(folder, { recursive: true });
await writeFile(new URL('favicon.svg', folder), icon(52, 12));
await writePng('icon-192.png', icon(48, 12), 192);
await writePng('icon-512.png', icon(48, 12), 512);
// Systems may cut a maskable icon down to its middle four fifths.
await writePng('icon-maskable-512.png', icon(38, 0), 512);
await writePng('apple-touch-icon.png', icon(44, 0), 180);
