import type { Point } from './geo.ts';

/** The drawn map of the world (`data/world.svg`), in its own units: from 84° north to 57° south, without Antarctica. */
export const world = { width: 2000, height: 870 } as const;

const radians = Math.PI / 180;
/** Units per radian along the equator, which is as long as the map is wide. */
export const worldScale = world.width / 2 / naturalEarth(0, Math.PI).x;
const { y: top } = naturalEarth(84 * radians, 0);

/** Position of a place on the drawn map; places beyond its edges have coordinates outside of it. */
export function projected({ lat, lng }: Point): { x: number; y: number } {
  const { x, y } = naturalEarth(lat * radians, lng * radians);
  return { x: world.width / 2 + x * worldScale, y: (top - y) * worldScale };
}

/** The Natural Earth projection as polynomials (Šavrič, Patterson and Jenny 2011), of radians. */
function naturalEarth(lat: number, lng: number): { x: number; y: number } {
  const two = lat * lat;
  const four = two * two;
  return {
    x: lng * (0.8707 - 0.131979 * two + four * (-0.013791 + four * (0.003971 * two - 0.001529 * four))),
    y: lat * (1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four))),
  };
}
