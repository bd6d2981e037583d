import type { ManLandUnit, ManLandWeights, MatchParts } from '@ooh/contract/domain/man-land';
import { areaTable, type AreaWithFigures } from '../../measurement/city-perspective/area-table.ts';
import type { Context } from '../../context.ts';
import { unitKeyOf } from '../order/price-items.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { mediaOfAreas, type MediaOfArea } from './area-media.ts';
import type { OrderCity } from './order-city.ts';
import { orderInventory, type InventoryUnit } from './order-inventory.ts';
import { partsOf, scaleOf, scoreOf, type AreaWorth } from './score-match.ts';

/** A free unit in or near an area, scored. */
export interface MatchedUnit {
  readonly unit: InventoryUnit;
  readonly distanceMeters: number;
  readonly parts: MatchParts;
  readonly score: number;
}

/** An area with its people and the free media of the order there. */
export interface MatchedArea extends AreaWithFigures {
  readonly media: MediaOfArea;
  /** Best first. */
  readonly units: readonly MatchedUnit[];
  /** Units that the order takes here. */
  readonly chosenUnits: number;
}

export interface MatchRules {
  readonly unit: ManLandUnit;
  readonly weights: ManLandWeights;
  readonly mediumId?: number | undefined;
}

const worthOf = ({ figures }: AreaWithFigures): AreaWorth => ({
  taConcentration: figures.taConcentrationPeople.value ?? 0,
  taPersons: figures.taPersons.value ?? 0,
});

const byScore = (a: MatchedUnit, b: MatchedUnit): number =>
  b.score - a.score || a.unit.netFen - b.unit.netFen || (keyOf(a.unit) < keyOf(b.unit) ? -1 : 1);

const keyOf = ({ unitKey, formId }: InventoryUnit): string => `${unitKey}|${formId}`;

type Placed = Pick<InventoryUnit, 'positionId' | 'lineId'>;

/** How far a unit is from an area; undefined for one that does not belong to it. */
function distanceOf(media: MediaOfArea, { positionId, lineId }: Placed): number | undefined {
  return lineId === null ? media.positions.get(positionId ?? '') : media.lines.get(lineId);
}

/** Units by position or line, so that an area reads its own only. */
function unitsByPlace(units: readonly InventoryUnit[]): Map<string, InventoryUnit[]> {
  return Map.groupBy(units, ({ lineId, positionId }) => lineId ?? positionId ?? '');
}

/** All areas of a kind with what is free in them of the order's media, those of the highest score first. */
export async function matchAreas(
  context: Context,
  user: SignedInUser,
  { order, items, city }: OrderCity,
  { unit, weights, mediumId }: MatchRules,
): Promise<{ areas: MatchedArea[]; inventory: InventoryUnit[] }> {
  const [table, mediaOf, inventory] = await Promise.all([
    areaTable(context, city, unit),
    mediaOfAreas(context.db, city, unit),
    orderInventory(context, user, order, city.cityCode),
  ]);
  const wanted = inventory.filter(
    ({ freeUnits, mediumId: own }) => freeUnits > 0 && (mediumId === undefined || own === mediumId),
  );
  const scale = scaleOf(table.map(worthOf), wanted);
  const byPlace = unitsByPlace(wanted);
  const areas = table.map((row, index): MatchedArea => {
    const media = mediaOf[index];
    const worth = worthOf(row);
    const units = [...media.positions, ...media.lines].flatMap(([placeId, distanceMeters]) =>
      (byPlace.get(placeId) ?? []).map((one): MatchedUnit => {
        const { mediumId: own, netFen } = one;
        const parts = partsOf({ mediumId: own, netFen, distanceMeters }, worth, scale);
        return { unit: one, distanceMeters, parts, score: scoreOf(parts, weights) };
      }),
    );
    const chosen = items.filter(
      (item) => distanceOf(media, { positionId: item.position_id, lineId: item.line_id }) !== undefined,
    );
    return {
      ...row,
      media,
      units: units.toSorted(byScore),
      chosenUnits: chosen.reduce((sum, item) => sum + item.quantity, 0),
    };
  });
  const best = (area: MatchedArea) => area.units[0]?.score ?? -1;
  areas.sort((a, b) => best(b) - best(a) || (a.area.areaId < b.area.areaId ? -1 : 1));
  return { areas, inventory };
}

/** Units that an order takes, by unit and form. */
export function chosenByKey(items: OrderCity['items']): Map<string, number> {
  const chosen = new Map<string, number>();
  for (const item of items) {
    const unitKey = unitKeyOf({ faceId: item.face_id, lineId: item.line_id, deck: item.deck });
    const key = `${unitKey}|${item.form_id}`;
    chosen.set(key, (chosen.get(key) ?? 0) + item.quantity);
  }
  return chosen;
}

/** Free units of some matches, each unit once whatever its forms. */
export function freeUnitsOf(units: readonly Pick<MatchedUnit, 'unit'>[]): number {
  const free = new Map(units.map(({ unit }) => [unit.unitKey, unit.freeUnits]));
  return [...free.values()].reduce((sum, count) => sum + count, 0);
}
