import type { WishedUnit } from '@ooh/contract/domain/media-order';

/** A unit that is wished for or against, as a form names it. */
export type NamedUnit = Pick<WishedUnit, 'unitId' | 'unitName' | 'cityName'>;

export type Wish = 'must' | 'excluded';

export interface Wishes {
  readonly mustUnits: readonly NamedUnit[];
  readonly excludedUnits: readonly NamedUnit[];
}

export const noWishes: Wishes = { mustUnits: [], excludedUnits: [] };

/** What an offer, a line of a list or a stored item buys. */
interface Unit {
  readonly faceId?: string | null | undefined;
  readonly lineId?: string | null | undefined;
}

/** Id of a unit in wishes: a line with both decks, or a face. */
export const wishIdOf = ({ faceId, lineId }: Unit): string => faceId ?? lineId ?? '';

/** Stored ids by their present names; a unit that is no longer for sale keeps its id. */
export function namedUnits(unitIds: readonly string[], known: readonly WishedUnit[]): NamedUnit[] {
  const byId = new Map(known.map((unit) => [unit.unitId, unit]));
  return unitIds.map((unitId) => {
    const { unitName, cityName } = byId.get(unitId) ?? { unitName: unitId, cityName: '已不在售' };
    return { unitId, unitName, cityName };
  });
}

/** What is wished of a unit. */
export function wishOf(wishes: Wishes, unitId: string): Wish | undefined {
  if (wishes.mustUnits.some((unit) => unit.unitId === unitId)) return 'must';
  return wishes.excludedUnits.some((unit) => unit.unitId === unitId) ? 'excluded' : undefined;
}

/** The wishes with another one of a unit; it is never on both lists. */
export function withWish(wishes: Wishes, unit: NamedUnit, wish: Wish | undefined): Wishes {
  const without = (units: readonly NamedUnit[]) => units.filter(({ unitId }) => unitId !== unit.unitId);
  const mustUnits = without(wishes.mustUnits);
  const excludedUnits = without(wishes.excludedUnits);
  return {
    mustUnits: wish === 'must' ? [...mustUnits, unit] : mustUnits,
    excludedUnits: wish === 'excluded' ? [...excludedUnits, unit] : excludedUnits,
  };
}

/** What is to be bought and is not. */
export function missingMust(mustUnits: readonly NamedUnit[], items: readonly Unit[]): readonly NamedUnit[] {
  const bought = new Set(items.map(wishIdOf));
  return mustUnits.filter(({ unitId }) => !bought.has(unitId));
}

/** Units by name, the rest as a number. */
export function unitsText(units: readonly NamedUnit[], most = 3): string {
  const named = units.slice(0, most).map(({ unitName }) => `「${unitName}」`);
  return `${named.join('、')}${units.length > most ? ` 等 ${units.length} 处` : ''}`;
}
