import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { inColours } from '../app/drawings/sheet.ts';
import { shareImage, unbrokenTitle } from '../content/share.ts';
import { colour } from '../server/colours.ts';
import {
  accentedCharacters,
  cutFont,
  plainCharacters,
  type FontSource,
  type Script,
} from './font-sources.ts';

export interface SharedPage {
  path: string;
  title: string;
  /** The small line above the title. */
  kicker: string;
  /** The phone number to ring. */
  phone: string;
  /** SVG markup of the page's drawing. */
  drawing: string;
}

const [width, height] = [1200, 630];
/** Where the drawing may go, to the right of the words. */
const stage = { x: 676, y: 70, width: 470, height: 490 };

/**
 * Draws one image per page, for social networks to show beside a link.
 * @param outDir the directory that the site serves as `/share`
 */
export async function writeShareImages(pages: SharedPage[], outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const fonts = await loadFonts();
  const temporary = await mkdtemp(join(tmpdir(), 'share-'));
  try {
    const lettering = join(temporary, 'mono.ttf');
    await writeFile(
      lettering,
      await cutFont('atkinson-mono', 'latin', plainCharacters, { wght: 500 }, 'sfnt'),
    );
    for (const page of pages) {
      const png = await shareImagePng(page, fonts, lettering);
      await writeFile(join(outDir, basename(shareImage(page.path))), png);
    }
  } finally {
    await rm(temporary, { recursive: true });
  }
}

/** The renderer accepts only plain TrueType, so the faces are cut here instead of being committed twice. */
async function loadFonts(): Promise<Font[]> {
  const western = plainCharacters + accentedCharacters;
  return Promise.all([
    face('Archivo', 700, 'archivo', 'latin', western, { wdth: 88 }),
    face('Archivo Extended', 700, 'archivo', 'latin-ext', 'Šš', { wdth: 88 }),
    face('Atkinson Hyperlegible Next', 500, 'atkinson-next', 'latin', western),
    face('Atkinson Hyperlegible Mono', 700, 'atkinson-mono', 'latin', plainCharacters),
  ]);
}

async function face(
  name: string,
  weight: 500 | 700,
  source: FontSource,
  script: Script,
  characters: string,
  axes: Record<string, number> = {},
): Promise<Font> {
  return { name, weight, data: await cutFont(source, script, characters, { wght: weight, ...axes }, 'sfnt') };
}

async function shareImagePng(page: SharedPage, fonts: Font[], lettering: string): Promise<Buffer> {
  const words = await satori(layout(page), { width, height, fonts });
  const svg = words.replace(/<\/svg>$/, `${placedDrawing(page.drawing)}</svg>`);
  const image = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [lettering] } }).render();
  return sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** The drawing, as large as its place allows and centred in it. */
function placedDrawing(drawing: string): string {
  const size = /viewBox="\S+ \S+ (?<wide>\S+) (?<high>\S+)"/.exec(drawing)?.groups;
  const [wide, high] = [Number(size?.['wide']), Number(size?.['high'])];
  const scale = Math.min(stage.width / wide, stage.height / high);
  const x = stage.x + (stage.width - wide * scale) / 2;
  const y = stage.y + (stage.height - high * scale) / 2;
  const colours = { ink: colour('navy-art'), accent: colour('plate'), surface: colour('navy') };
  const place = `<svg x="${x}" y="${y}" width="${wide * scale}" height="${high * scale}"`;
  return inColours(drawing, colours)
    .replace(/ width="\d+" height="\d+"/, '')
    .replace('<svg', place);
}

/** A box as the layout engine requires it: with an explicit `display`. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** The kicker at the top, the title in the middle, the phone number as a plate at the bottom. */
function layout(page: SharedPage): ReactElement {
  const [navy, plate, paper, ink] = ['navy', 'plate', 'paper', 'ink'].map(colour);
  const kicker = box({ fontFamily: 'Atkinson Hyperlegible Next', fontSize: 30, color: plate }, page.kicker);
  const title = box(
    {
      width: 590,
      fontFamily: 'Archivo, Archivo Extended',
      fontSize: titleSize(page.title),
      lineHeight: 1.06,
      color: paper,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    unbrokenTitle(page.title),
  );
  const phone = box(
    {
      padding: '14px 28px',
      fontFamily: 'Atkinson Hyperlegible Mono',
      fontSize: 42,
      color: ink,
      backgroundColor: plate,
      border: `4px solid ${ink}`,
      borderRadius: 8,
    },
    page.phone,
  );
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      padding: '60px 64px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      backgroundColor: navy,
    },
    kicker,
    title,
    phone,
  );
}

/** Longer titles are set smaller, so that they always fit on four lines. */
function titleSize(title: string): number {
  if (title.length <= 24) return 84;
  return title.length <= 44 ? 70 : 56;
}
