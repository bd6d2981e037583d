/** Where the offices and shops of a city gather, and what these places are called. */
import { districtStem } from '@ooh/reference/district-stem';
import { planeLength } from '@ooh/geo/local-plane';
import type { CityFacts, PlaceFact } from '@ooh/reference/facts/city-facts';
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import { cellAt, type CityDistrict, type CityGrid } from './city-grid.ts';

/** A place by the name that the city knows it by. WGS-84. */
export interface NamedPlace {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

export interface CentresInput {
  readonly grid: CityGrid;
  readonly facts: CityFacts;
  readonly districts: readonly CityDistrict[];
  readonly seed: number;
  /** The main one first; those outside the city are left out. */
  readonly known: readonly NamedPlace[];
}

/** Residents for each centre, the least metres between two of them, and how many there are at least and at most. */
const residentsPerCentre = 350_000;
const apartMeters = 2200;
const [fewest, most] = [6, 40];

/** How many centres a city has where the facts name none. */
export const centreCountFor = (residents: number | null): number =>
  Math.max(fewest, Math.min(most, Math.round((residents ?? 2_000_000) / residentsPerCentre)));

const sizeOf = (isFirst: boolean, weight: number, random: Random): number =>
  isFirst ? 10 : 2 + 6 * random.next() * weight;

const compass = ['东', '东北', '北', '西北', '西', '西南', '南', '东南'] as const;
/** The own side first, then those beside it. */
const turns = [0, 1, 7, 2, 6, 3, 5, 4] as const;

/** What further centres are called: by their district, and by their side of its first where that has one already. */
class DistrictNames {
  readonly #used: Set<string>;
  readonly #first = new Map<string, number>();
  readonly #grid: CityGrid;

  constructor(grid: CityGrid, used: Iterable<string>) {
    this.#grid = grid;
    this.#used = new Set(used);
  }

  take(district: string, cell: number): string {
    const { x, y } = this.#grid;
    const stem = districtStem(district);
    const first = this.#first.get(stem) ?? cell;
    this.#first.set(stem, first);
    const side = Math.round((4 * Math.atan2(y[cell] - y[first], x[cell] - x[first])) / Math.PI) + 8;
    const names = [`${stem}商圈`, ...turns.map((turn) => `${stem}${compass[(side + turn) % 8]}商圈`)];
    let name = names.find((one) => !this.#used.has(one));
    for (let number = 2; name === undefined; number++)
      if (!this.#used.has(`${stem}商圈${number}`)) name = `${stem}商圈${number}`;
    this.#used.add(name);
    return name;
  }
}

/**
 * The declared business districts; a city without any has its known centres and as many more as its residents call for (one
 * for every 350,000 people), drawn by distance from the middle and called by their districts.
 */
export function cityCentres({ grid, facts, districts, seed, known }: CentresInput): PlaceFact[] {
  if (facts.businessDistricts.length > 0) return [...facts.businessDistricts];
  const random = randomStream(seed, 'centres');
  const count = centreCountFor(facts.residents);
  const scale = 2500 * Math.sqrt(count);
  const near = Float64Array.from(grid.x, (x, cell) => Math.exp(-planeLength(x, grid.y[cell]) / scale));
  const open = Float64Array.from(near);
  const names = new DistrictNames(
    grid,
    known.map(({ name }) => name),
  );
  const centres: PlaceFact[] = [];
  const add = (cell: number, name: string, { lng, lat }: Pick<NamedPlace, 'lng' | 'lat'>): void => {
    const size = sizeOf(centres.length === 0, near[cell], random);
    centres.push({ name, lng, lat, radiusMeters: 700 + 60 * size, jobs: size, shops: size });
    for (let other = 0; other < grid.size; other++)
      if (planeLength(grid.x[other] - grid.x[cell], grid.y[other] - grid.y[cell]) < apartMeters)
        open[other] = 0;
  };
  for (const place of known) {
    const cell = cellAt(grid, place.lng, place.lat);
    if (cell >= 0) add(cell, place.name, place);
  }
  for (let tries = 0; centres.length < count && tries < count * 40; tries++) {
    const cell =
      centres.length === 0 ? open.indexOf(Math.max(...open)) : pickIndex(cumulativeOf(open), random.next());
    if (open[cell] === 0) break;
    const at = { lng: grid.lng[cell], lat: grid.lat[cell] };
    add(cell, names.take(districts[grid.district[cell]].name.trim(), cell), at);
  }
  return centres;
}
