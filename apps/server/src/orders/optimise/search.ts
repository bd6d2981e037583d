import type { Finding } from '@ooh/contract/domain/opportunity';
import type { Context } from '../../context.ts';
import type { Change, Weighed, WeighedChange } from '../../measurement/engine/work/weigh-changes.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { Offer } from '../order/offers.ts';
import type { Candidate } from './candidates.ts';
import type { UnitStanding } from './rules/standing.ts';
import type { Situation } from './situation.ts';
import { weighUnits, type Unit } from './weigh-units.ts';

/** Bars of the evidence. */
const mostBars = 12;

/** An order in a city with everything that may take the place of its units. */
export interface Search {
  readonly context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>;
  readonly situation: Situation;
  readonly candidates: readonly Candidate[];
  /** The order's items, then the candidates. */
  readonly units: readonly Unit[];
  readonly weighed: Weighed;
  readonly standings: readonly UnitStanding[];
  /** Coordinates of the order's faces by `face|form`. */
  readonly places: ReadonlyMap<string, Offer>;
  readonly priority: EnginePriority;
}

/** Unit-days of the order's items without a change, and none of the candidates. */
export const unitDaysBefore = (situation: Situation, candidates: readonly Candidate[]): number[] => [
  ...situation.before,
  ...candidates.map(() => 0),
];

/** Of each group of changes the one that reaches most; null where the model knows nothing of their units. */
export async function bestOf(
  search: Search,
  groups: readonly (readonly Change[])[],
): Promise<readonly (WeighedChange | null)[]> {
  if (groups.length === 0) return [];
  const { context, situation, units, priority } = search;
  const before = unitDaysBefore(situation, search.candidates);
  const question = { units, before, groups };
  const weighed = await weighUnits(context, situation.order, situation.city.data, question, priority);
  return weighed?.best ?? [];
}

/** What each of the order's units adds, those of the change marked. */
export function sparkOf({ situation, standings }: Search, marked: readonly number[]): Finding['spark'] {
  const sorted = standings.toSorted((a, b) => b.addedShare - a.addedShare || a.item - b.item);
  const rest = sorted.filter(({ item }) => !marked.includes(item));
  const shown = new Set([...marked, ...rest.slice(0, mostBars - marked.length).map(({ item }) => item)]);
  return sorted
    .filter(({ item }) => shown.has(item))
    .slice(0, mostBars)
    .map(({ item, addedShare }) => ({
      name: situation.items[item].unitName,
      value: addedShare,
      isMarked: marked.includes(item),
    }));
}
