import { discCells } from '@ooh/geo/disc-cells';
import { cellOf } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { busFormOf, formFactorOf } from '../bus-plan/bus-forms.ts';
import { cellsOfCity, peopleResolution } from '../city-perspective/city-cells.ts';
import { areaCellsOf } from '../city-perspective/spatial-areas.ts';
import type { Context } from '../context.ts';
import { faceViewingOf } from '../effect/face-viewings.ts';
import { knownFaces } from '../effect/read-faces.ts';
import type { AreaReach } from '../engine/work/area-reach.ts';
import type { EffectInput, EffectItem } from '../engine/work/measure-effect.ts';
import type { StoredItem } from '../order/order-store.ts';
import type { OrderCity } from './order-city.ts';
import type { StockUnit } from './order-stock.ts';

/** Points of a viewing disc that are looked up: a sight only asks which cells it touches. */
const sightSamples = 13;

function effectItem(item: StoredItem, indexOf: ReadonlyMap<string, number>): EffectItem {
  const form = item.line_id === null ? undefined : busFormOf(item.form_id);
  const face = item.face_id === null ? undefined : indexOf.get(item.face_id);
  const unit =
    item.line_id !== null && item.deck !== null && form !== undefined
      ? { lineId: item.line_id, formFactor: formFactorOf(form, item.deck) }
      : face === undefined
        ? null
        : { face };
  // Which days it hangs makes no difference to the reach of the whole time.
  return { mediumId: item.medium_id, unit, planned: [item.quantity * item.days], actual: [] };
}

async function effectOf(context: Context, { city, items }: OrderCity): Promise<EffectInput> {
  const faceIds = [...new Set(items.flatMap(({ face_id: faceId }) => faceId ?? []))];
  const known = await knownFaces(context, city.releases.panelReleaseId, faceIds);
  return {
    audience: city.audience,
    items: items.map((item) => effectItem(item, known.indexOf)),
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
