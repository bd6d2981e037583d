/**
 * Where people live, work and shop, and which cells carry traffic: one weight a cell. The built-up area decays around
 * business districts and towns; traffic follows the declared main roads. No line, stop or medium enters: a panel drawn
 * from what is sold would prove its own reach.
 */
import { planeLength } from '@ooh/geo/local-plane';
import type { Position } from '@ooh/geo/polygon';
import { cellAt, type CityGrid } from './city-grid.ts';
import type { PlaceFact, RoadFact } from '@ooh/reference/facts/city-facts';
import { randomStream } from '@ooh/reference/random';

export interface UrbanFields {
  /** Relative weights ≥ 0, length grid.size. */
  readonly residential: Float64Array;
  readonly jobs: Float64Array;
  readonly shops: Float64Array;
  /** 0 (no through traffic) .. 1 (busiest). */
  readonly busy: Float64Array;
}

/** Mean of each cell and its neighbours, `rounds` times over. */
export function smooth(grid: CityGrid, values: Float64Array, rounds: number): Float64Array {
  let now = values;
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(grid.size);
    for (let cell = 0; cell < grid.size; cell++) {
      let [sum, count] = [now[cell] * 2, 2];
      for (let slot = cell * 6; slot < cell * 6 + 6; slot++) {
        const other = grid.neighbour[slot];
        if (other < 0) continue;
        sum += now[other];
        count++;
      }
      next[cell] = sum / count;
    }
    now = next;
  }
  return now;
}

/** Log-normal texture with patches of about one and of about three kilometres, mean near 1. */
function texture(grid: CityGrid, seed: number, name: string): Float64Array {
  const random = randomStream(seed, `texture ${name}`);
  const fine = smooth(
    grid,
    Float64Array.from({ length: grid.size }, () => random.normal()),
    1,
  );
  const coarse = smooth(
    grid,
    Float64Array.from({ length: grid.size }, () => random.normal()),
    8,
  );
  return fine.map((value, cell) => Math.exp(value * 0.7 + coarse[cell] * 2.5 - 0.35));
}

function aroundCentres(
  grid: CityGrid,
  centres: readonly PlaceFact[],
  weightOf: (centre: PlaceFact) => number,
  reach: number,
): Float64Array {
  const field = new Float64Array(grid.size);
  for (const centre of centres) {
    const [x, y] = [grid.plane.x(centre.lng), grid.plane.y(centre.lat)];
    const radius = centre.radiusMeters * reach;
    for (let cell = 0; cell < grid.size; cell++) {
      const far = planeLength(grid.x[cell] - x, grid.y[cell] - y) / radius;
      if (far < 8) field[cell] += weightOf(centre) * Math.exp(-far);
    }
  }
  return field;
}

/** Passes of the polylines through each cell, sampled every 120 m, each polyline at most once a cell. */
function passes(grid: CityGrid, shapes: readonly (readonly Position[])[]): Float64Array {
  const count = new Float64Array(grid.size);
  const last = new Int32Array(grid.size).fill(-1);
  shapes.forEach((shape, index) => {
    for (let i = 0; i + 1 < shape.length; i++) {
      const [a, b] = [shape[i], shape[i + 1]];
      const meters = planeLength(
        grid.plane.x(b[0]) - grid.plane.x(a[0]),
        grid.plane.y(b[1]) - grid.plane.y(a[1]),
      );
      const parts = Math.max(1, Math.ceil(meters / 120));
      for (let p = 0; p <= parts; p++) {
        const t = p / parts;
        const cell = cellAt(grid, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t);
        if (cell < 0 || last[cell] === index) continue;
        last[cell] = index;
        count[cell]++;
      }
    }
  });
  return count;
}

const normalised = (field: Float64Array): Float64Array => {
  const sum = field.reduce((total, value) => total + value, 0);
  return field.map((value) => value / (sum || 1));
};

/** A town at the centre of every district without a business district. */
function townsOf(grid: CityGrid, centres: readonly PlaceFact[]): PlaceFact[] {
  const served = new Set(
    centres.flatMap(({ lng, lat }) => {
      const cell = cellAt(grid, lng, lat);
      return cell < 0 ? [] : [grid.district[cell]];
    }),
  );
  const sums = new Map<number, [x: number, y: number, cells: number]>();
  grid.district.forEach((district, cell) => {
    if (served.has(district)) return;
    const [x, y, cells] = sums.get(district) ?? [0, 0, 0];
    sums.set(district, [x + grid.x[cell], y + grid.y[cell], cells + 1]);
  });
  return [...sums].map(([district, [sumX, sumY, cells]]) => {
    const far = (cell: number): number =>
      planeLength(grid.x[cell] - sumX / cells, grid.y[cell] - sumY / cells);
    let middle = grid.district.indexOf(district);
    grid.district.forEach((other, cell) => {
      if (other === district && far(cell) < far(middle)) middle = cell;
    });
    const [lng, lat] = [grid.lng[middle], grid.lat[middle]];
    return { name: '', lng, lat, radiusMeters: 1200, jobs: 1, shops: 1 };
  });
}

export function urbanFields(
  grid: CityGrid,
  roads: readonly RoadFact[],
  centres: readonly PlaceFact[],
  seed: number,
): UrbanFields {
  const places = [...centres, ...townsOf(grid, centres)];
  const built = aroundCentres(grid, places, (centre) => 1 + Math.sqrt(centre.shops), 2.6);
  const builtShare = normalised(built);
  const offices = normalised(aroundCentres(grid, places, (centre) => centre.jobs, 0.6));
  const retail = normalised(aroundCentres(grid, places, (centre) => centre.shops, 0.45));
  const grain = {
    homes: texture(grid, seed, 'homes'),
    jobs: texture(grid, seed, 'jobs'),
    shops: texture(grid, seed, 'shops'),
  };
  const onLand = built.map((value) => (value > 0 ? 1 : 0));
  const crowded = Math.max(...offices) * 0.35;
  const residential = builtShare.map(
    (b, i) => b * grain.homes[i] * (1 - 0.75 * Math.min(1, offices[i] / crowded)),
  );
  const jobs = builtShare.map((b, i) => onLand[i] * (0.5 * b * grain.jobs[i] + 0.5 * offices[i]));
  const shops = builtShare.map((b, i) => onLand[i] * (0.5 * b * grain.shops[i] + 0.5 * retail[i]));
  const wide = roads.filter(({ roadClass }) => roadClass === '快速路' || roadClass === '主干路');
  const traffic = passes(
    grid,
    wide.map(({ waypoints }) => waypoints),
  );
  const top = Math.log1p(Math.max(1, ...traffic));
  const local = Math.max(...built);
  const busy = traffic.map((value, i) => Math.max(Math.log1p(value) / top, 0.3 * (built[i] / local)));
  return { residential: normalised(residential), jobs: normalised(jobs), shops: normalised(shops), busy };
}
