import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import type { SelectionControl } from '../search/select-plan.ts';
import { maskOfPersons } from '@ooh/measurement/panel/panel-mask';
import type { PanelEvaluator } from '@ooh/measurement/panel/panel-evaluator';
import { amountOf, unitsWithin, wholePrices, type MoneyUnit } from '../constraint/whole-money.ts';
import { assertWeights } from '../objective/weight-range.ts';
import { contactIndex, type ContactRows } from './contact-index.ts';
import { MOST_PANEL_K, type CoverTerms } from './cover-terms.ts';
import { certifiedSelection, type PanelSelection } from './panel-certificate.ts';
import { countersOf } from './cover-counters.ts';
import { contactRowsOf } from './panel-rows.ts';
import type { SurveyedIndex } from './sampled-greedy.ts';
import { selectCover, surveyedIndex } from './select-cover.ts';

/** A prepared panel: built once for an audience and a k, used for any number of selections. */
export interface PanelMarket {
  readonly rows: ContactRows;
  readonly surveyed: SurveyedIndex;
  readonly k: number;
}

/** @throws RangeError for a k above the maximum number of counted passages */
function assertPanelFrequency(k: number): void {
  if (!Number.isInteger(k) || k < 1 || k > MOST_PANEL_K)
    throw new RangeError(`k：面板选择应为 1 到 ${MOST_PANEL_K} 的整数`);
}

/** Prepares contact rows (passages limited to k). */
export function marketOfRows(rows: ContactRows, k: number): PanelMarket {
  assertPanelFrequency(k);
  return { rows, surveyed: surveyedIndex(contactIndex(rows)), k };
}

/**
 * Prepares a store in passage form; needs about twice the memory of the store's lists in addition.
 * @param audience audience, in the order of persons from which the store was built; all persons when null
 * @param evaluator an evaluator of the store used exclusively while the market exists: greedy plans for k = 1 then
 * are exact and fast on panels of any size
 */
export function marketOfPanel(
  store: PanelStore,
  k: number,
  audience: ArrayLike<number> | null = null,
  evaluator: PanelEvaluator | null = null,
): PanelMarket {
  assertPanelFrequency(k);
  const market = marketOfRows(contactRowsOf(store, k, audience), k);
  if (!evaluator || k > 1) return market;
  evaluator.setAudience(audience ? maskOfPersons(store, Uint8Array.from(audience)) : null);
  return { ...market, surveyed: { ...market.surveyed, counters: countersOf(market.surveyed, evaluator) } };
}

/**
 * Selects media of a panel within a budget to maximise people with at least k passages, with a certificate that
 * `checkPanelCertificate` verifies. Stops when `control.shouldStop` returns true and returns the best plan so far.
 * @throws RangeError when the terms are invalid
 */
export function selectOnPanel(
  market: PanelMarket,
  terms: CoverTerms,
  control: SelectionControl = {},
): PanelSelection {
  const { whole, unit } = wholeTerms(market, terms);
  const { media, cost, value, proof } = selectCover(market.surveyed, whole, control);
  return certifiedSelection(market.rows, terms, {
    media,
    cost: amountOf(cost, unit),
    value,
    bound: proof.bound,
    levels: proof.levels,
    prices: [proof.price / amountOf(1, unit)],
    smoothing: proof.smoothing,
    seed: control.seed ?? 1,
  });
}

/** The terms with money in whole units. */
function wholeTerms(
  { surveyed, rows, k }: PanelMarket,
  terms: CoverTerms,
): { whole: CoverTerms; unit: MoneyUnit } {
  const { costs, budget, required, excluded } = terms;
  assertWeights(rows.weights, 'weights');
  if (!(budget >= 0 && budget < Infinity)) throw new RangeError('budget：应为不小于 0 的数');
  assertPanelFrequency(terms.k);
  if (terms.k !== k) throw new RangeError(`k：面板按 ${k} 次备好，不能按 ${terms.k} 次选择`);
  if (costs.length !== surveyed.index.mediaCount || !costs.every((cost) => cost > 0 && cost < Infinity))
    throw new RangeError('costs：每个媒体应有一个大于 0 的价格');
  const prices = wholePrices(costs);
  const whole = { ...terms, costs: prices.units, budget: unitsWithin(budget, prices) };
  let must = 0;
  for (let m = 0; m < costs.length; m++) {
    if (!required?.[m]) continue;
    must += whole.costs[m];
    if (excluded?.[m]) throw new RangeError(`媒体 ${m} 既必选又排除`);
  }
  if (must > whole.budget)
    throw new RangeError(`budget：必选媒体共需 ${amountOf(must, prices.unit)}，超过预算 ${budget}`);
  return { whole, unit: prices.unit };
}
