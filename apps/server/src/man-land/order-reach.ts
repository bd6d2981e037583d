import { discCells } from '@ooh/geo/disc-cells';
import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { cellsOfCity, peopleResolution } from '../city-perspective/city-cells.ts';
import { areaCellsOf } from '../city-perspective/spatial-areas.ts';
import type { Context } from '../context.ts';
import { faceViewingOf } from '../effect/face-viewings.ts';
import { knownFaces } from '../effect/read-faces.ts';
import { wholeTimeItem } from '../effect/whole-time-item.ts';
import type { AreaReach } from '../engine/work/area-reach.ts';
import type { EffectInput } from '../engine/work/measure-effect.ts';
import type { OrderCity } from './order-city.ts';
import type { StockUnit } from './order-stock.ts';

/** Points of a viewing disc that are looked up: a sight only asks which cells it touches. */
const sightSamples = 13;

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
function cellsInSight(stock: readonly StockUnit[], numberOf: ReadonlyMap<string, number>): Uint32Array {
  const positions = new Map(stock.map((unit) => [unit.positionId, unit]));
  const cells = [...positions.values()].flatMap(({ lng, lat, mediumId }) => {
    if (lng === null || lat === null) return [];
    const viewing = faceViewingOf(mediumId, true);
    const point = wgs84(lng, lat);
    return viewing?.place === 'street'
      ? discCells(point, viewing.viewingDistanceMeters, peopleResolution, sightSamples).map(
          ({ cell }) => cell,
        )
      : [cellOf(point, peopleResolution)];
  });
  return Uint32Array.from([...new Set(cells)].flatMap((cell) => numberOf.get(cell) ?? []));
}

/** What an order covers of its audience; null where the audience is nobody in the panel. */
export async function orderReach(
  context: Context,
  loaded: OrderCity,
  stock: readonly StockUnit[],
  areas: readonly Uint32Array[],
): Promise<AreaReach | null> {
  const { releases } = loaded.city;
  const [effect, cells] = await Promise.all([effectOf(context, loaded), cellsOfCity(context, releases)]);
  const sight = {
    cells: cellsInSight(stock, cells.numberOf),
    lineIds: [...new Set(stock.flatMap(({ lineId }) => lineId ?? []))],
  };
  const input = { effect, areas: areaCellsOf(areas), sight };
  try {
    return await context.engine.ask(releases, 'areaReach', input);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
