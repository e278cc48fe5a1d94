import { circle, path, rect } from './svg.ts';

const paper = '#f3eadb';
const sand = '#e8dac3';
const clay = '#d9c3a5';
const terracotta = '#c2573a';
const pale = '#fbf6ec';
const tender = '#cd8163';

/** The picture shown where a stay has none: a quiet house on a hill, its window lit. Any size and aspect. */
export function drawNoImage({ width, height }: { width: number; height: number }): string {
  if (!(width >= 16 && height >= 16))
    throw new RangeError('a placeholder is at least 16 pixels wide and high');
  const u = Math.min(width, height) / 100;
  const [cx, base] = [width / 2, height * 0.62];
  const x = (v: number): string => (cx + v * u).toFixed(1);
  const y = (v: number): string => (base + v * u).toFixed(1);
  const far = `M0 ${y(-2)}C${(width * 0.2).toFixed(1)} ${y(-16)} ${(width * 0.34).toFixed(1)} ${y(-10)} ${x(0)} ${y(-4)}S${(width * 0.82).toFixed(1)} ${y(-18)} ${width} ${y(-6)}V${height}H0Z`;
  const near = `M0 ${y(14)}C${(width * 0.25).toFixed(1)} ${y(2)} ${(width * 0.6).toFixed(1)} ${y(-2)} ${width} ${y(12)}V${height}H0Z`;
  const house =
    path(`M${x(-13)} ${y(4)}V${y(-12)}L${x(0)} ${y(-22)}L${x(13)} ${y(-12)}V${y(4)}Z`, pale) +
    path(`M${x(-16)} ${y(-10.5)}L${x(0)} ${y(-23)}L${x(16)} ${y(-10.5)}`, { stroke: clay, width: u * 2.2 });
  const light = path(
    `M${x(-3.4)} ${y(4)}V${y(-5)}A${(3.4 * u).toFixed(1)} ${(3.4 * u).toFixed(1)} 0 0 1 ${x(3.4)} ${y(-5)}V${y(4)}Z`,
    terracotta,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect([0, 0, width, height], paper)}${circle([cx + u * 22, base - u * 36, u * 8], sand)}${path(far, sand)}${house}${light}${path(near, clay)}</svg>`;
}

/** The portrait of a member who has not chosen one: a calm silhouette in a doorway. Square. */
export function drawDefaultAvatar({ size }: { size: number }): string {
  if (!(size >= 16)) throw new RangeError('a placeholder is at least 16 pixels wide and high');
  const arch = path('M18 100V46A32 32 0 0 1 82 46V100Z', sand);
  const bust = circle([50, 46, 14.5], tender) + path('M22 101Q24 70 50 69Q76 70 78 101Z', tender);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">${rect([0, 0, 100, 100], paper)}${arch}${bust}</svg>`;
}
