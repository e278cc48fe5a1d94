export interface Town {
  name: string;
  x: number;
  y: number;
}

export interface Label extends Town {
  /** Height of the letters, in pixels. */
  size: number;
  textX: number;
  textY: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels around every name. */
const air = 4;
/** Average width of a letter relative to its height in our font. */
const letter = 0.58;

/** The first towns have the largest letters. */
const sizeAt = (rank: number): number => (rank < 0.1 ? 15 : rank < 0.3 ? 13 : 12);

const collide = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Names as many towns as there is room for, the first ones first: below the dot, above it, or beside it. No name touches another, a dot,
 * the edge of the map or a reserved area; a dot may lie under a reserved area, and its name then keeps clear of it.
 */
export function placeLabels(towns: readonly Town[], paper: Box, taken: readonly Box[]): Label[] {
  const [names, dots]: [Box[], Box[]] = [[], []];
  const labels: Label[] = [];
  const isFree = (box: Box, others: readonly Box[]) =>
    isInside(box, paper) && !others.some((other) => collide(box, other));
  for (const [index, town] of towns.entries()) {
    const dot = { left: town.x - 3, right: town.x + 3, top: town.y - 3, bottom: town.y + 3 };
    if (!isFree(dot, names)) continue;
    const found = places(town, sizeAt(index / towns.length)).find((label) =>
      isFree(boxOf(label), [...names, ...dots, ...taken]),
    );
    if (found === undefined) continue;
    labels.push(found);
    names.push(boxOf(found));
    dots.push(dot);
  }
  return labels;
}

/** Close to the dot first, then as far as a pin on it needs. */
function places(town: Town, size: number): Label[] {
  const { x, y } = town;
  const at = (textX: number, textY: number, anchor: Label['anchor']) => ({
    ...town,
    size,
    textX,
    textY,
    anchor,
  });
  return [7, 19].flatMap((gap) => [
    at(x, y + gap + size * 0.8, 'middle'),
    at(x, y - gap, 'middle'),
    at(x + gap, y + size * 0.35, 'start'),
    at(x - gap, y + size * 0.35, 'end'),
  ]);
}

export function boxOf({ name, size, textX, textY, anchor }: Label): Box {
  const width = name.length * size * letter;
  const left = anchor === 'start' ? textX : anchor === 'end' ? textX - width : textX - width / 2;
  return {
    left: left - air,
    right: left + width + air,
    top: textY - size * 0.8 - air,
    bottom: textY + size * 0.25 + air,
  };
}

const isInside = (box: Box, paper: Box): boolean =>
  box.left >= paper.left && box.right <= paper.right && box.top >= paper.top && box.bottom <= paper.bottom;
