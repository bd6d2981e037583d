import { aroundPositionMeters } from '@ooh/contract/domain/area-plan';
import { wgs84 } from '@ooh/geo/point';
import type { Context } from '../../context.ts';
import { partsUnderCircles } from '../../measurement/city-perspective/circle-cells.ts';
import { cellsOfCity } from '../../measurement/city-perspective/city-cells.ts';
import type { Tally } from '../../measurement/engine/work/area-tally.ts';
import type { PeopledCity } from '../bus-plan/plan-city.ts';
import { crowdsOfParts } from './area-crowds.ts';
import type { PositionForm } from './city-positions.ts';

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
  const around = positions.map(({ lng, lat }) =>
    partsUnderCircles(cells, [{ centre: wgs84(lng, lat), radiusMeters: aroundPositionMeters }]),
  );
  const crowds = await crowdsOfParts(context, city, around, 'batch');
  return new Map(positions.map(({ positionId }, index) => [positionId, crowds[index].present]));
}
