import { mix, shade } from '../color.ts';
import { radial, type Stage } from '../stage.ts';
import { circle, ellipse, path, place, polygon, rect } from '../svg.ts';

/** The inks of a room: wall, floor, wood and cloth. */
export interface RoomInks {
  wall: string;
  wallDim: string;
  floor: string;
  wood: string;
  cloth: string;
  sheet: string;
  line: string;
}

/** Chooses the inks of a room from the palette; darker walls after dark. */
export function roomInks(stage: Stage): RoomInks {
  const { pal, rnd } = stage;
  const dark =
    pal.mood === 'night' || pal.name === 'polar'
      ? 0.5
      : pal.mood === 'dusk' || pal.mood === 'storm'
        ? 0.3
        : 0;
  const base = rnd.pick([
    mix(pal.light, pal.sky[2], 0.5),
    mix(pal.light, pal.accent, 0.28),
    mix(pal.light, pal.mid, 0.42),
    mix(pal.mid, pal.light, 0.2),
    mix(pal.accent, pal.light, 0.25),
    mix(pal.near, pal.mid, 0.35),
    mix(pal.glow, pal.light, 0.45),
  ]);
  const wall = mix(base, pal.dark, dark);
  const wood = mix(mix('#9a6238', pal.accent, 0.25), pal.dark, 0.12 + dark * 0.5);
  return {
    wall,
    wallDim: shade(wall, -0.055),
    floor: mix(
      rnd.pick([mix(wood, pal.light, 0.35), mix(pal.mid, pal.dark, 0.25), mix(wood, pal.dark, 0.3)]),
      pal.dark,
      dark * 0.4,
    ),
    wood,
    cloth: rnd.pick([
      pal.accent,
      mix(pal.near, pal.mid, 0.3),
      mix(pal.water, pal.dark, 0.2),
      mix(pal.glow, pal.accent, 0.3),
      mix(pal.accent, pal.dark, 0.35),
    ]),
    sheet: mix(pal.light, pal.mid, dark * 0.55),
    line: mix(pal.dark, wood, 0.2),
  };
}

/** A bed seen from its foot end, standing on the floor line; 100 units wide. */
export function bed(stage: Stage, k: RoomInks, spot: { x: number; y: number; size: number }): string {
  const { rnd, pal } = stage;
  const head = rnd.int(0, 2);
  const high = -62;
  let out = ellipse([0, 1, 58, 4], { fill: pal.dark, opacity: 0.22 });
  if (head === 0)
    out += rect([-52, high, 104, 50], k.wood, 5) + rect([-48, high + 4, 96, 40], shade(k.wood, 0.05), 3);
  else if (head === 1)
    out +=
      path(`M-52 -10V${high + 14}Q0 ${high - 22} 52 ${high + 14}V-10Z`, mix(k.cloth, pal.dark, 0.2)) +
      path(`M-46 -10V${high + 17}Q0 ${high - 15} 46 ${high + 17}V-10Z`, mix(k.cloth, pal.dark, 0.08));
  else {
    let bars = `M-52 -4V${high}M52 -4V${high}M-52 ${high + 4}H52M-52 -30H52`;
    for (let x = -42; x <= 42; x += 10.5) bars += `M${x} -30V${high + 4}`;
    out += path(bars, { stroke: k.line, width: 3 });
  }
  for (const [x, ink, w2] of [
    [-26, k.sheet, 40],
    [26, k.sheet, 40],
  ] as const)
    out +=
      path(
        `M${x - w2 / 2} -34Q${x - w2 / 2 - 3} -50 ${x - w2 / 2 + 5} -50Q${x} -53 ${x + w2 / 2 - 5} -50Q${x + w2 / 2 + 3} -50 ${x + w2 / 2} -34Z`,
        ink,
      ) +
      path(`M${x - w2 / 2 + 4} -36Q${x} -40 ${x + w2 / 2 - 4} -36`, { stroke: shade(ink, -0.06), width: 1 });
  const third = rnd.pick([pal.accent, k.cloth, pal.glow]);
  out += path('M-15 -32Q-17 -44 -12 -44Q0 -46 12 -44Q17 -44 15 -32Z', third);
  out +=
    path('M-50 -8V-32Q0 -38 50 -32V-8Z', k.sheet) +
    path('M-53 0V-26Q-52 -30 -46 -29Q0 -33 46 -29Q52 -30 53 -26V0Q26 3 0 1Q-26 3 -53 0Z', k.cloth);
  out += path(
    'M-53 -20V-26Q-52 -30 -46 -29Q0 -33 46 -29Q52 -30 53 -26V-20Q0 -24 -53 -20Z',
    shade(k.sheet, -0.03),
  );
  const pattern = rnd.int(0, 2);
  if (pattern === 0)
    out += path('M-53 -12Q0 -15 53 -12M-53 -7Q0 -10 53 -7', { stroke: pal.light, width: 1.6, opacity: 0.75 });
  else if (pattern === 1)
    for (let x = -46; x <= 46; x += 11.5)
      out += polygon(
        [
          [x, -15],
          [x + 3, -11],
          [x, -7],
          [x - 3, -11],
        ],
        { fill: pal.light, opacity: 0.75 },
      );
  out += path('M-20 -18Q-22 -8 -18 1M24 -18Q22 -8 26 1', { stroke: shade(k.cloth, -0.07), width: 1.2 });
  return place({ x: spot.x, y: spot.y, scale: spot.size / 100 }, out);
}

/** A bedside table with a lit lamp, 30 units wide. */
export function nightstand(stage: Stage, k: RoomInks, spot: { x: number; y: number; size: number }): string {
  const { rnd, pal } = stage;
  const shadeKind = rnd.int(0, 2);
  let out = circle(
    [0, -52, 42],
    radial(stage, [
      [0, pal.glow, 0.5],
      [1, pal.glow, 0],
    ]),
  );
  out +=
    rect([-14, -26, 28, 22], k.wood, 1.5) +
    rect([-11, -22, 22, 6], shade(k.wood, 0.05), 1) +
    path('M-11 -4V2M11 -4V2', { stroke: k.line, width: 2.4 }) +
    circle([0, -19, 1.2], pal.glow);
  out += path('M-5 -26Q-7 -33 0 -36Q7 -33 5 -26ZM-0.8 -36V-46', {
    fill: pal.accent,
    stroke: k.line,
    width: 0.8,
  });
  if (shadeKind === 0)
    out += polygon(
      [
        [-7, -62],
        [7, -62],
        [12, -45],
        [-12, -45],
      ],
      pal.glow,
    );
  else if (shadeKind === 1) out += path('M-12 -45Q-12 -61 0 -61Q12 -61 12 -45Z', pal.glow);
  else out += circle([0, -53, 10], pal.glow);
  if (rnd.chance(0.6)) out += rect([6, -29, 8, 1.6], pal.accent) + rect([5, -30.6, 8.4, 1.6], pal.light);
  return place({ x: spot.x, y: spot.y, scale: spot.size / 100 }, out);
}
