/** A point in picture units. */
export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Round = readonly [x: number, y: number, radius: number];

/** How a shape is painted: a colour, or a colour with its details. */
export interface Ink {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
  dash?: string;
}

/** A number as SVG text: whole pixels from 200 up, finer where small drawings need it. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError('a drawing coordinate must be finite');
  const size = Math.abs(value);
  const text = value.toFixed(size < 10 ? 2 : size < 200 ? 1 : 0);
  return String(Number(text));
}

function attributes(ink: Ink | string): string {
  if (typeof ink === 'string') return ` fill="${ink}"`;
  let text = ` fill="${ink.fill ?? 'none'}"`;
  if (ink.opacity !== undefined) text += ` opacity="${num(ink.opacity)}"`;
  if (ink.stroke !== undefined) {
    text += ` stroke="${ink.stroke}" stroke-width="${num(ink.width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`;
  }
  if (ink.dash !== undefined) text += ` stroke-dasharray="${ink.dash}"`;
  return text;
}

export function path(d: string, ink: Ink | string): string {
  return `<path d="${d}"${attributes(ink)}/>`;
}

/** Path data through the points with straight edges, not closed; relative steps keep it short. */
export function straight(points: readonly Point[]): string {
  let d = '';
  let [fromX, fromY] = [0, 0];
  points.forEach(([x, y], i) => {
    const [atX, atY] = [Number(num(x)), Number(num(y))];
    d += i === 0 ? `M${atX} ${atY}l` : `${i === 1 ? '' : ' '}${num(atX - fromX)} ${num(atY - fromY)}`;
    [fromX, fromY] = [atX, atY];
  });
  return points.length > 1 ? d : d.replace('l', '');
}

/** Path data through the points as a soft curve (Catmull-Rom as Béziers), not closed. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (first === undefined) return '';
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const p1 = points[i] ?? first;
    const p2 = points[i + 1] ?? p1;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    d += `C${num(c1[0])} ${num(c1[1])} ${num(c2[0])} ${num(c2[1])} ${num(p2[0])} ${num(p2[1])}`;
  }
  return d;
}

export function polygon(points: readonly Point[], ink: Ink | string): string {
  return path(`${straight(points)}Z`, ink);
}

/** A closed soft shape through the points. */
export function blob(points: readonly Point[], ink: Ink | string): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < n; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(p1[0] + (p2[0] - p0[0]) / 6)} ${num(p1[1] + (p2[1] - p0[1]) / 6)}`;
    d += ` ${num(p2[0] - (p3[0] - p1[0]) / 6)} ${num(p2[1] - (p3[1] - p1[1]) / 6)} ${num(p2[0])} ${num(p2[1])}`;
  }
  return path(`${d}Z`, ink);
}

export function rect([x, y, width, height]: Box, ink: Ink | string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, width))}" height="${num(Math.max(0, height))}"${corner}${attributes(ink)}/>`;
}

export function circle([x, y, r]: Round, ink: Ink | string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${attributes(ink)}/>`;
}

/** An ellipse in the box given by its centre and half axes. */
export function ellipse([x, y, rx, ry]: Box, ink: Ink | string): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(ink)}/>`;
}

/** An open stroke through the points. */
export function stroke(points: readonly Point[], color: string, width: number): string {
  return path(straight(points), { stroke: color, width });
}

/** Where and how large a drawing made around its own origin goes. */
export interface Spot {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  rotate?: number;
  opacity?: number;
}

/** Moves, scales, mirrors and turns a drawing. */
export function place(spot: Spot, content: string): string {
  const scale = spot.scale ?? 1;
  let transform = `translate(${num(spot.x)} ${num(spot.y)})`;
  if (spot.rotate) transform += `rotate(${num(spot.rotate)})`;
  if (spot.flip) transform += `scale(${-Number(scale.toFixed(4))} ${Number(scale.toFixed(4))})`;
  else if (scale !== 1) transform += `scale(${Number(scale.toFixed(4))})`;
  const opacity = spot.opacity === undefined ? '' : ` opacity="${num(spot.opacity)}"`;
  return `<g transform="${transform}"${opacity}>${content}</g>`;
}

/** Path data of a box, for shapes that share one ink. */
export function boxPath([x, y, width, height]: Box): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
}

/** Path data of a doorway or window with a round head: box of the whole opening. */
export function archPath([x, y, width, height]: Box): string {
  const r = num(width / 2);
  return `M${num(x)} ${num(y + height)}V${num(y + width / 2)}a${r} ${r} 0 0 1 ${num(width)} 0V${num(y + height)}Z`;
}

/** A doorway or window with a round head: box of the whole opening. */
export function arch(box: Box, ink: Ink | string): string {
  return path(archPath(box), ink);
}

/** Round dots of one size as a single shape. */
export function dots(points: readonly Point[], color: string, diameter: number): string {
  return path(points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), { stroke: color, width: diameter });
}
