import type { DrawingName } from '../../content/schema.ts';
import { airCon } from './air-con.ts';
import { battery } from './battery.ts';
import { brakeDisc } from './brake-disc.ts';
import { car, type CarLayout } from './car.ts';
import { clutch } from './clutch.ts';
import { dpf } from './dpf.ts';
import { exhaust } from './exhaust.ts';
import { gauge } from './gauge.ts';
import { heroCar } from './hero-car.ts';
import { intercooler } from './intercooler.ts';
import { key } from './key.ts';
import { lift } from './lift.ts';
import { locationMap } from './location-map.ts';
import { obdPlug } from './obd-plug.ts';
import { oilFilter } from './oil-filter.ts';
import { panelGap } from './panel-gap.ts';
import { piston } from './piston.ts';
import { sheet, type Drawing, type SheetOptions } from './sheet.ts';
import { spanner } from './spanner.ts';
import { springDamper } from './spring-damper.ts';
import { tighten } from './tighten.ts';
import { timingChain } from './timing-chain.ts';
import { towTruck } from './tow-truck.ts';
import { turbo } from './turbo.ts';
import { van } from './van.ts';
import { wheelTyre } from './wheel-tyre.ts';

const drawings: Record<DrawingName, () => Drawing> = {
  'air-con': airCon,
  battery,
  'brake-disc': brakeDisc,
  'car-side': heroCar,
  clutch,
  dpf,
  exhaust,
  gauge,
  intercooler,
  key,
  lift,
  'obd-plug': obdPlug,
  'oil-filter': oilFilter,
  'panel-gap': panelGap,
  piston,
  spanner,
  'spring-damper': springDamper,
  'timing-chain': timingChain,
  'tow-truck': towTruck,
  turbo,
  van,
  'wheel-tyre': wheelTyre,
};

export interface DrawOptions extends SheetOptions {
  /** Shown at a quarter of its size, as on a card: whole units are precise enough. */
  small?: boolean;
}

/**
 * One of the drawing office's sheets as SVG markup, at most a few kilobytes.
 * It carries the classes `drawing`, `drawing-<name>` and `drawing-on-navy` or `drawing-on-paper`.
 */
export function draw(name: DrawingName, { small = false, ...options }: DrawOptions = {}): string {
  return tight(sheet(name, grouped(drawings[name]()), options), small ? 1 : 0.1);
}

/** A car from the side with its engine and driven wheels marked, for a make's page. */
export function drawCar(layout: CarLayout, options: SheetOptions = {}): string {
  return tight(sheet('car', grouped(car(layout)), options));
}

/** The way to the garage as a sketch without street names, for the contact page. */
export function drawMap(options: SheetOptions = {}): string {
  return tight(sheet('map', locationMap(), options));
}

/** Puts lettering and its lines in a group apart from the highlighted feature: phones show only the feature. */
function grouped(drawing: Drawing): Drawing {
  const isFeature = (mark: string) => mark.includes('--drawing-accent');
  const features = drawing.callout.filter(isFeature);
  const notes = drawing.callout.filter((mark) => !isFeature(mark)).join('');
  return { ...drawing, callout: [...features, `<g class="drawing-notes">${notes}</g>`] };
}

function tight(svg: string, step = 0.1): string {
  return svg.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${tighten(d, step)}"`);
}
