import { shareOfText } from '@ooh/reference/text-hash';
import type { CityDeclaration } from './city-declaration.ts';

export interface UndeclaredCity {
  readonly cityCode: string;
  readonly name: string;
  /** Middle of the main city. */
  readonly lng: number;
  readonly lat: number;
  /** Of the whole city. */
  readonly residents: number;
}

/** A county town's radius and that of the largest city without a declaration. */
const [leastRadius, greatestRadius] = [2000, 12_000];

/** A city that nobody has declared: ring and radial, its size by its residents, its grid turned by chance of its code. */
export function defaultDeclaration({ cityCode, name, lng, lat, residents }: UndeclaredCity): CityDeclaration {
  const byResidents = 950 * Math.sqrt(residents / 100_000);
  const radius = Math.min(greatestRadius, Math.max(leastRadius, byResidents));
  return {
    cityCode,
    name,
    lng,
    lat,
    radiusX: radius,
    radiusY: radius,
    gridAngle: (shareOfText(cityCode) - 0.5) * (Math.PI / 4),
    form: 'radial',
    rings: [
      { name: '环城', radiusX: 0.4 * radius, radiusY: 0.4 * radius, streetClass: 'expressway' },
      { name: '绕城', radiusX: radius, radiusY: radius, streetClass: 'motorway' },
    ],
    radials: 6,
    roads: [],
    rivers: [],
    lakes: [],
    hills: [],
    centres: [{ name: '市中心', x: 0, y: 0, radius: Math.max(leastRadius, 0.45 * radius) }],
    streets: [],
  };
}
