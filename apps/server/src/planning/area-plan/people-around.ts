import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { aroundPositionMeters } from '@ooh/contract/domain/area-plan';
import { circleCoverer, type CellPart } from '@ooh/geo/circle-cover';
import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import type { Context } from '../../context.ts';
import { cellsOfCity, type CityCells } from '../../measurement/city-perspective/city-cells.ts';
import type { Tally } from '../../measurement/engine/work/area-tally.ts';
import type { PeopledCity } from '../bus-plan/plan-city.ts';
import { crowdsOfParts } from './area-crowds.ts';
import type { PositionForm } from './city-positions.ts';

/** Requests are answered so often meanwhile. */
const sliceMilliseconds = 15;
/** Neighbours have cells of one of these in common. */
const neighbourhood = 7;

/** The cells around each place, with the part of each. */
async function partsAround(
  { cells, index }: CityCells,
  places: readonly { readonly lng: number; readonly lat: number }[],
): Promise<CellPart[][]> {
  const coverer = circleCoverer(cells, index);
  const points = places.map(({ lng, lat }) => wgs84(lng, lat));
  const near = points.map((point) => cellOf(point, neighbourhood));
  // What neighbours have in common is found once.
  const order = [...points.keys()].sort((a, b) => (near[a] < near[b] ? -1 : near[a] > near[b] ? 1 : a - b));
  const parts: CellPart[][] = Array.from(points, () => []);
  let since = performance.now();
  for (const at of order) {
    parts[at] = coverer.under([{ centre: points[at], radiusMeters: aroundPositionMeters }]);
    if (performance.now() - since < sliceMilliseconds) continue;
    await yieldToEventLoop();
    since = performance.now();
  }
  return parts;
}

/**
 * Who is within `aroundPositionMeters` of each position in a typical week, by position id. People of a cell that the circle
 * cuts count by the part of it, so that neighbours differ by what lies around the one and not the other.
 */
export async function peopleAround(
  context: Pick<Context, 'engine'>,
  city: PeopledCity,
  forms: readonly Pick<PositionForm, 'positionId' | 'lng' | 'lat'>[],
): Promise<ReadonlyMap<string, Tally>> {
  const positions = [...new Map(forms.map((form) => [form.positionId, form])).values()];
  const cells = await cellsOfCity(context, city.releases);
  const around = await partsAround(cells, positions);
  const crowds = await crowdsOfParts(context, city, around, 'batch');
  return new Map(positions.map(({ positionId }, index) => [positionId, crowds[index].present]));
}
