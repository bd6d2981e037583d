import { discCells } from '@ooh/geo/disc-cells';
import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { cellsOfCity, peopleResolution } from '../../measurement/city-perspective/city-cells.ts';
import { areaCellsOf } from '../../measurement/city-perspective/people-cells.ts';
import type { PeopleCells } from '../../measurement/engine/work/role-chances.ts';
import type { Context } from '../../context.ts';
import { faceViewingOf } from '../../measurement/face/face-viewings.ts';
import { knownFaces } from '../../measurement/face/read-faces.ts';
import { wholeTimeItem } from '../effect/whole-time-item.ts';
import type { AreaReach } from '../../measurement/engine/work/area-reach.ts';
import type { EffectInput } from '../../measurement/engine/work/measure-effect.ts';
import type { OrderCity } from './order-city.ts';
import type { Offer } from '../order/offers.ts';

/** Points of a viewing disc that are looked up: a sight only asks which cells it touches. */
const visibilitySamples = 13;

async function effectOf(context: Context, { city, items }: OrderCity): Promise<EffectInput> {
  const faceIds = [...new Set(items.flatMap(({ face_id: faceId }) => faceId ?? []))];
  const known = await knownFaces(context, city.releases.panelReleaseId, faceIds);
  return {
    audience: city.audience,
    items: items.map((item) => wholeTimeItem(item, known.indexOf)),
    faces: known.faces,
    around: known.around,
    elapsedDays: 0,
  };
}

/** Cells from which the positions of some stock are seen; those of a building or station are its own. */
function cellsInView(inventory: readonly Offer[], numberOf: ReadonlyMap<string, number>): Uint32Array {
  const positions = new Map(inventory.map((unit) => [unit.positionId, unit]));
  const cells = [...positions.values()].flatMap(({ lng, lat, mediumId }) => {
    if (lng === null || lat === null) return [];
    const viewing = faceViewingOf(mediumId, true);
    const point = wgs84(lng, lat);
    return viewing?.place === 'street'
      ? discCells(point, viewing.viewingDistanceMeters, peopleResolution, visibilitySamples).map(
          ({ cell }) => cell,
        )
      : [cellOf(point, peopleResolution)];
  });
  return Uint32Array.from([...new Set(cells)].flatMap((cell) => numberOf.get(cell) ?? []));
}

/** What is for sale as the engine takes it: cells from which it is seen, and lines. */
export function visibilityOf(inventory: readonly Offer[], numberOf: ReadonlyMap<string, number>) {
  return {
    cells: cellsInView(inventory, numberOf),
    lineIds: [...new Set(inventory.flatMap(({ lineId }) => lineId ?? []))],
  };
}

/** What an order covers of its audience; null where the audience is nobody in the panel. */
export async function orderReach(
  context: Context,
  loaded: OrderCity,
  inventory: readonly Offer[],
  areas: readonly PeopleCells[],
): Promise<AreaReach | null> {
  const { releases } = loaded.city;
  const [effect, cells] = await Promise.all([effectOf(context, loaded), cellsOfCity(context, releases)]);
  const visibility = visibilityOf(inventory, cells.numberOf);
  const input = { effect, areas: areaCellsOf(areas), visibility };
  try {
    return await context.engine.ask(releases, 'areaReach', input);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
