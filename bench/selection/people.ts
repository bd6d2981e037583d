/** The people of the instances: real taxi trips, and generated residents with their week of ways. */
import { cellAt } from '@ooh/city/city-grid';
import { prepareCity, type CityModel } from '@ooh/city/city-model';
import { generatePanel, type Panel } from '@ooh/city/panel';
import { generatePlaces } from '@ooh/city/places';
import { visitChunks } from '@ooh/city/week';
import { localPlane } from '@ooh/geo/local-plane';
import { pointToSegmentSquared } from '@ooh/geo/segment';
import { coverOf, mediaByStop, type Cover, type Medium } from './cover.ts';
import type { Network } from './places.ts';
import type { Trip } from './shenzhen.ts';

const districtCodes: Record<string, string> = {
  罗湖: '440303',
  福田: '440304',
  南山: '440305',
  宝安: '440306',
  龙岗: '440307',
  大鹏: '440307',
  盐田: '440308',
  龙华: '440309',
  坪山: '440310',
  光明: '440311',
};

/**
 * A trip passes a medium once for each begun `stopsEach` of the medium's stops that lie within the radius of
 * the straight way from origin to destination.
 */
export function tripCovers(
  trips: readonly Trip[],
  network: Network,
  media: readonly Medium[],
  { radiusMeters, stopsEach }: { radiusMeters: number; stopsEach: number },
): Cover[] {
  const plane = localPlane(114.06, 22.55);
  const byStop = mediaByStop(media, network.stops.length);
  const near = [...byStop.keys()].filter((stop) => byStop[stop].length > 0);
  const x = near.map((stop) => plane.x(network.stops[stop].lng));
  const y = near.map((stop) => plane.y(network.stops[stop].lat));
  return trips.map(({ fromLng, fromLat, toLng, toLat }) => {
    const [ax, ay, bx, by] = [plane.x(fromLng), plane.y(fromLat), plane.x(toLng), plane.y(toLat)];
    const stopsPassed = new Map<number, number>();
    near.forEach((stop, i) => {
      if (pointToSegmentSquared(x[i], y[i], ax, ay, bx, by) > radiusMeters ** 2) return;
      for (const m of byStop[stop]) stopsPassed.set(m, (stopsPassed.get(m) ?? 0) + 1);
    });
    return coverOf(new Map([...stopsPassed].map(([m, n]) => [m, Math.ceil(n / stopsEach)])), 1);
  });
}

/** Residents with the cells they walk or ride through in a week, and on which days. */
export interface Residents {
  readonly city: CityModel;
  readonly panel: Panel;
  /** Per person: cell → days of the week as bits. */
  readonly outdoors: readonly ReadonlyMap<number, number>[];
}

export function residentsOf(
  districts: readonly {
    name: string;
    area: Parameters<typeof prepareCity>[0]['districts'][number]['area'];
  }[],
  count: number,
): Residents {
  const city = prepareCity({
    adcode: '440300',
    seed: 7,
    districts: districts.map(({ name, area }) => ({ adcode: districtCodes[name], name, area })),
  });
  const panel = generatePanel(city, count);
  const outdoors = Array.from({ length: count }, () => new Map<number, number>());
  for (const { visits } of visitChunks(city, panel, generatePlaces(city))) {
    for (let i = 0; i < visits.count; i++) {
      if (!visits.outdoors[i]) continue;
      const cells = outdoors[visits.person[i]];
      cells.set(visits.cell[i], (cells.get(visits.cell[i]) ?? 0) | visits.dayMask[i]);
    }
  }
  return { city, panel, outdoors };
}

const daysIn = (mask: number) => {
  let days = 0;
  for (let bits = mask; bits > 0; bits &= bits - 1) days++;
  return days;
};

/** A resident passes a medium once on every day of the week that leads outdoors through a cell of its stops. */
export function residentCovers(
  residents: Residents,
  network: Network,
  media: readonly Medium[],
  keep: (person: number) => boolean = () => true,
): Cover[] {
  const { city, panel, outdoors } = residents;
  const byStop = mediaByStop(media, network.stops.length);
  const byCell = new Map<number, Set<number>>();
  byStop.forEach((members, stop) => {
    if (members.length === 0) return;
    const cell = cellAt(city.grid, network.stops[stop].lng, network.stops[stop].lat);
    const known = byCell.get(cell) ?? new Set<number>();
    byCell.set(cell, known);
    for (const m of members) known.add(m);
  });
  const covers: Cover[] = [];
  outdoors.forEach((cells, p) => {
    if (!keep(p)) return;
    const masks = new Map<number, number>();
    for (const [cell, mask] of cells)
      for (const m of byCell.get(cell) ?? []) masks.set(m, (masks.get(m) ?? 0) | mask);
    const days = new Map([...masks].map(([m, mask]) => [m, daysIn(mask)]));
    covers.push(coverOf(days, Math.round(panel.weight[p])));
  });
  return covers;
}
