import { poissonAtLeast } from '@ooh/measurement/poisson';
import { exposure } from '@ooh/measurement/rate-reach';
import type { RateLine } from '@ooh/measurement/rate-store';
import { constraintPrices, type Relaxation } from '@ooh/planning/insight/constraint-prices';
import { selectRates, type RateControl } from '@ooh/planning/select-rates';
import type { CityModel } from '../../city-model.ts';
import { assertProved } from '../assert-proved.ts';
import { rateProblemOf, unweighted, type SelectionInput } from '../select-lines.ts';
import { searchControls, type InsightControl } from './search-control.ts';

/** The selection with one constraint loosened; the budget and the number of lines are rows 0 and 1 of a problem. */
export interface LoosenedSelection {
  readonly text: string;
  readonly selection: SelectionInput;
  readonly row?: Relaxation['row'];
}

/** People of the audience with at least k contacts, all contacts counted. */
export interface WeightsPrice {
  /** Reached by the choice. */
  readonly persons: number;
  /** Reached by the best choice for which every contact counts alike, and proved not to be exceeded by any. */
  readonly alikePersons: number;
  readonly alikeBound: number;
}

export type PricesAnswer =
  | {
      readonly status: 'planned';
      readonly value: number;
      readonly bound: number;
      readonly prices: readonly {
        readonly text: string;
        readonly gain: number;
        readonly atMost: number;
        readonly byDual: number | null;
        readonly changeFen: number;
        readonly linesIn: string[];
        readonly linesOut: string[];
      }[];
      /** Null where every contact counts alike. */
      readonly weights: WeightsPrice | null;
    }
  | { readonly status: 'refused'; readonly message: string };

/** What the weights of a selection cost in reach; null without weights, or where no choice without them was found. */
function weightsPrice(
  model: CityModel,
  selection: SelectionInput,
  k: number,
  chosen: readonly RateLine[],
  control: RateControl,
): WeightsPrice | null {
  if (selection.terms.every(({ contactWeight = 1 }) => contactWeight === 1)) return null;
  const problem = rateProblemOf(model, { ...unweighted(selection), objective: { kind: 'reach', k } });
  const found = selectRates(model.store, problem, control);
  if (found.status !== 'planned') return null;
  assertProved(model, problem, found.certificate);
  const inFull = chosen.map((line) => ({ ...line, days: problem.media[line.medium].days }));
  const { weights } = model.store;
  let persons = 0;
  exposure(model.store, inFull).forEach((contacts, p) => {
    if (problem.audience?.[p] !== 0) persons += weights[p] * poissonAtLeast(contacts, k);
  });
  return { persons, alikePersons: found.value, alikeBound: found.bound };
}

/** What every constraint of a selection costs: chosen once under all of them, then without each. */
export function priceConstraints(
  model: CityModel,
  input: {
    readonly selection: SelectionInput;
    readonly loosened: readonly LoosenedSelection[];
    /** Contacts from which a person counts as reached. */
    readonly k: number;
  },
  control: InsightControl,
): PricesAnswer {
  const { selection, loosened, k } = input;
  const controlOf = searchControls(model, loosened[0]?.selection ?? selection, control);
  const problem = rateProblemOf(model, selection);
  control.onProgress('按全部约束优选', 0);
  const base = selectRates(model.store, problem, searchControls(model, selection, control)());
  if (base.status === 'infeasible') return { status: 'refused', message: base.conflict.message };
  if (base.status === 'undecided') return { status: 'refused', message: base.message };
  assertProved(model, problem, base.certificate);
  const relaxations = loosened.map(({ text, selection: looser, row }) => ({
    text,
    problem: rateProblemOf(model, looser),
    row,
  }));
  const found = constraintPrices(model.store, base.certificate, relaxations, {
    controlOf,
    shouldStop: control.isCancelled,
    onPrice: (done, of) => control.onProgress(`放宽第 ${done}/${of} 条约束`, (done + 1) / (of + 1)),
  });
  const old = new Set(base.certificate.plan.map((line) => line.medium));
  const prices = found.map(({ certificate, ...price }, i) => {
    assertProved(model, relaxations[i].problem, certificate);
    const now = new Set(certificate.plan.map((line) => line.medium));
    const idsOf = (media: ReadonlySet<number>, without: ReadonlySet<number>) =>
      [...media].filter((medium) => !without.has(medium)).map((medium) => model.lineIds[medium]);
    return {
      ...price,
      changeFen: certificate.cost - base.certificate.cost,
      linesIn: idsOf(now, old),
      linesOut: idsOf(old, now),
    };
  });
  const weights = weightsPrice(model, selection, k, base.lines, controlOf());
  return { status: 'planned', value: base.value, bound: base.bound, prices, weights };
}
