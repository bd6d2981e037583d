import { amountOf, unitsWithin, wholePrices } from '../constraint/whole-money.ts';
import type { CityPart } from './city-parts.ts';
import { allowedMedia, type CoverTerms, type PanelTerms } from './cover-terms.ts';

/** Terms of a plan over all cities of a panel. */
export interface NationalTerms extends CoverTerms {
  /** Own budgets of cities, by city id. */
  readonly cityBudgets?: ReadonlyMap<number, number>;
}

/** One city in the national plan; media are numbered within the city. */
export interface CityAccount {
  /** Their numbers in the panel. */
  readonly media: Uint32Array;
  readonly costs: Float64Array;
  /** The city's own budget; Infinity without one. */
  readonly budget: number;
  /** 1 where a medium must be, or may be, bought. */
  readonly required: Uint8Array;
  readonly allowed: Uint8Array;
}

/**
 * The part of a limit that can be spent on media of these costs; replacing the limit changes no plan.
 * @throws RangeError where costs are not integers
 */
export function limitWithin(limit: number, costs: Float64Array): number {
  const prices = wholePrices(costs);
  if (prices.unit.per !== 1) throw new RangeError('costs：跨城市方案的价格应为整数（分）');
  return amountOf(unitsWithin(limit, prices), prices.unit);
}

/** The accounts of the cities, in the order of the parts. */
export function cityAccounts(parts: readonly CityPart[], terms: NationalTerms): CityAccount[] {
  return parts.map(({ city, media }) => {
    const given = terms.cityBudgets?.get(city);
    const budget = given === undefined ? Infinity : limitWithin(given, terms.costs);
    const costs = Float64Array.from(media, (m) => terms.costs[m]);
    const excluded = Uint8Array.from(media, (m) => terms.excluded?.[m] ?? 0);
    const required = Uint8Array.from(media, (m) => terms.required?.[m] ?? 0);
    const own = { costs, budget: Math.min(budget, terms.budget), k: terms.k, excluded };
    return { media, costs, budget, required, allowed: allowedMedia(own) };
  });
}

/** Input of a city's planning. */
export function cityTerms(account: CityAccount, terms: NationalTerms): CoverTerms {
  const { costs, budget, required, allowed } = account;
  return {
    costs,
    budget: Math.min(budget, terms.budget),
    k: terms.k,
    required,
    excluded: allowed.map((x) => 1 - x),
  };
}

/** The same terms for the panel as a whole, as the certificate states them. */
export function panelTermsOf(parts: readonly CityPart[], terms: NationalTerms): PanelTerms {
  const { costs, budget, k, required, excluded } = terms;
  const groups = parts.flatMap(({ city, media }) => {
    const own = terms.cityBudgets?.get(city);
    return own === undefined ? [] : [{ media, budget: own }];
  });
  return { costs, budget, k, required, excluded, groups };
}
