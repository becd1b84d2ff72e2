import { draw, drawCar } from '../drawings/draw.ts';
import * as all from '../drawings/draw.ts';
import type { DrawingName } from '../../content/schema.ts';
const anyDraw = draw as (name: string, options: object) => string;
export function art(name: DrawingName, options: object): string {
  try { return anyDraw(name, options); } catch { return drawCar({ engine: 'front-transverse', drive: 'front', body: 'hatch' }, options); }
}
export function mapArt(): string {
  return (all as unknown as { drawMap?: () => string }).drawMap?.() ?? art('key', { surface: 'paper' });
}
