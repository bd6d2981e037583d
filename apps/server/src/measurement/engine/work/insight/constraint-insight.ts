import { constraintPrices, type Relaxation } from '@ooh/planning/insight/constraint-prices';
import { selectRates } from '@ooh/planning/select-rates';
import type { CityModel } from '../../city-model.ts';
import { assertProved } from '../assert-proved.ts';
import { rateProblemOf, type SelectionInput } from '../select-lines.ts';
import { searchControls, type InsightControl } from './search-control.ts';

/** The selection with one constraint loosened; the budget and the number of lines are rows 0 and 1 of a problem. */
export interface LoosenedSelection {
  readonly text: string;
  readonly selection: SelectionInput;
  readonly row?: Relaxation['row'];
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
    }
  | { readonly status: 'refused'; readonly message: string };

/** What every constraint of a selection costs: chosen once under all of them, then without each. */
export function priceConstraints(
  model: CityModel,
  input: { readonly selection: SelectionInput; readonly loosened: readonly LoosenedSelection[] },
  control: InsightControl,
): PricesAnswer {
  const { selection, loosened } = input;
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
  return { status: 'planned', value: base.value, bound: base.bound, prices };
}
