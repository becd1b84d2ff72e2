import { circle, line, num, pair, polar, type Point } from './pen.ts';

/**
 * What path data looks like on the sheet. Every function here returns SVG markup; three
 * colours come from outside: the ink (`currentColor`), `--drawing-accent` for the one
 * highlighted feature and `--drawing-surface` for parts that hide what lies behind them.
 */

const accentColour = 'var(--drawing-accent)';
const surfaceColour = 'var(--drawing-surface)';

export interface Drawing {
  /** Left, top, width and height of what is drawn. */
  box: readonly [number, number, number, number];
  /** The object itself, back to front. */
  parts: string[];
  /** The highlighted feature, dimensions and notes; left out if a drawing is shown without words. */
  callout: string[];
}

const path = (attributes: string, d: string): string => `<path ${attributes} d="${d}"/>`;

/** Visible edges. */
export function outline(...d: string[]): string {
  return path('class="drawing-outline" stroke-width="2.25"', d.join(''));
}

/** Visible edges of a part that hides what was drawn before it. */
export function solid(...d: string[]): string {
  return path(`class="drawing-outline" stroke-width="2.25" fill="${surfaceColour}"`, d.join(''));
}

/** Thin lines on a part, which hide nothing. */
export function detail(...d: string[]): string {
  return path('stroke-width="1.25"', d.join(''));
}

/** A small part that hides what was drawn before it. */
export function solidDetail(...d: string[]): string {
  return path(`stroke-width="1.25" fill="${surfaceColour}"`, d.join(''));
}

/** Cut material: hatching, fainter than edges. */
export function faint(...d: string[]): string {
  return path('stroke-width="1" opacity=".55"', d.join(''));
}

/** Edges that lie behind others. */
export function hidden(...d: string[]): string {
  return path('stroke-width="1.25" stroke-dasharray="5 4"', d.join(''));
}

/** Centre lines: long dash, short dash. */
export function centre(...d: string[]): string {
  return path('stroke-width="1" stroke-dasharray="14 4 3 4" opacity=".7"', d.join(''));
}

/** The one highlighted feature. */
export function accent(...d: string[]): string {
  return path(`stroke="${accentColour}" stroke-width="2"`, d.join(''));
}

/** A tube along a path, `width` from outer edge to outer edge, open at its ends. */
export function tube(d: string, width: number): string {
  return network([[d, width]]);
}

/** Tubes or roads that open into each other where they meet: all edges first, then all insides. */
export function network(ways: [d: string, width: number][]): string {
  const edges = ways.map(([d, width]) => path(`stroke-width="${num(width)}" stroke-linecap="butt"`, d));
  const insides = ways.map(([d, width]) =>
    path(`stroke="${surfaceColour}" stroke-width="${num(width - 4.5)}" stroke-linecap="butt"`, d),
  );
  return [...edges, ...insides].join('');
}

/** Fine cross strokes along a path, `width` long: cooling fins, battery plates, cords. */
export function fins(d: string, width: number, gap: number): string {
  return path(
    `stroke-width="${num(width)}" stroke-linecap="butt" stroke-dasharray="1.2 ${num(gap - 1.2)}"`,
    d,
  );
}

/** Round dots along a path. */
export function dots(d: string, size: number, gap: number): string {
  return path(`stroke-width="${num(size)}" stroke-dasharray="0 ${String(Math.round(gap * 1000) / 1000)}"`, d);
}

/** Many small circles of one size: round caps of strokes without length, in a quarter of the bytes. */
export function bores(points: Point[], diameter: number): string {
  const d = points.map((point) => `M${pair(point)}h0`).join('');
  const core = num(diameter - 2.5);
  return (
    path(`stroke-width="${num(diameter)}"`, d) + path(`stroke="${surfaceColour}" stroke-width="${core}"`, d)
  );
}

/**
 * A roller chain along a closed path: narrow inner plates, wide outer plates, a pin in every joint.
 * @param pitch the desired distance between joints; the nearest that closes the loop evenly is used
 */
export function links(d: string, length: number, pitch: number): string {
  const step = length / (2 * Math.round(length / pitch / 2));
  const exact = Math.round(step * 1000) / 1000;
  const plates = (colour: string, width: number, dash = ''): string =>
    path(`${colour} stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}`, d);
  const paper = `stroke="${surfaceColour}"`;
  const outer = `${exact} ${exact}`;
  return (
    plates('', 7.5) +
    plates(paper, 5) +
    plates('', 10, outer) +
    plates(paper, 7.5, outer) +
    dots(d, 3.4, exact)
  );
}

/** A cross of centre lines through a point. */
export function cross([x, y]: Point, reach: number): string {
  return centre(line([x - reach, y], [x + reach, y]), line([x, y - reach], [x, y + reach]));
}

/** The ring around the subject of the callout. */
export function ring(at: Point, radius: number): string {
  return accent(circle(at, radius));
}

/** A filled arrowhead with its tip at a point, pointing along an angle. */
export function arrowHead(tip: Point, angle: number, size = 8): string {
  const [left, right] = [polar(tip, size, angle + 162), polar(tip, size, angle - 162)];
  return path('fill="currentColor" stroke="none"', `${line(tip, left, right)}Z`);
}

/** An arrow along a line, its head at the end: flow, turning, force. */
export function arrow(from: Point, to: Point): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return detail(line(from, polar(to, 5, angle + 180))) + arrowHead(to, angle);
}

/** A dimension line between two points with a head at both ends. */
export function dimension(from: Point, to: Point): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return detail(line(from, to)) + arrowHead(from, angle + 180, 7) + arrowHead(to, angle, 7);
}

/** One line of text in the drawing's lettering; the point is its start, middle or end on the baseline. */
export function note(
  [x, y]: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  size = 13,
): string {
  const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const lettering = `font-size="${size}" fill="currentColor" stroke="none"`;
  return `<text x="${num(x)}" y="${num(y)}" ${lettering}${place}>${text}</text>`;
}

/** Parts of another drawing, moved and scaled. */
export function placed(parts: string[], x: number, y: number, scale: number): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">${parts.join('')}</g>`;
}

export interface SheetOptions {
  /** The drawing's background, which decides its colours through the style sheet. */
  surface?: 'navy' | 'paper';
  /** Whether the highlighted feature, dimensions and notes are drawn. */
  callout?: boolean;
}

/** The finished SVG, hidden from assistive technology: what a drawing says is also in the text. */
export function sheet(name: string, drawing: Drawing, options: SheetOptions = {}): string {
  const { surface = 'paper', callout = true } = options;
  const marks = callout ? [...drawing.parts, ...drawing.callout] : drawing.parts;
  const [, , width, height] = drawing.box;
  return (
    `<svg class="drawing drawing-${name} drawing-on-${surface}"` +
    ` viewBox="${drawing.box.join(' ')}" width="${width}" height="${height}" aria-hidden="true" focusable="false"` +
    ` fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${marks.join('')}</svg>`
  );
}

/** A finished SVG as a document of its own in fixed colours, for renderers without style sheets: the share images'. */
export function inColours(svg: string, colours: { ink: string; accent: string; surface: string }): string {
  return svg
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('currentColor', colours.ink)
    .replaceAll(accentColour, colours.accent)
    .replaceAll(surfaceColour, colours.surface);
}
