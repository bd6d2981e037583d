import type { LineGroup, RateMedium, RateProblem } from '../rate-problem.ts';

/** A lot that can be bought in whole blocks: vehicles of a line in a form, or faces of one form, level and district. */
export interface MixLot {
  /** Place in the list of cities. */
  readonly city: number;
  readonly mediumId: number;
  /** Null for what belongs to no single district, such as a line. */
  readonly district: string | null;
  readonly isLine: boolean;
  /** No block of it costs less, whole fen. */
  readonly blockFen: number;
  readonly mostBlocks: number;
}

/** What a mix of media has to keep beside its budget. */
export interface MixTerms {
  /** Contacts from which on a person counts. */
  readonly k: number;
  readonly days: number;
  /** Media of which at least one lot is bought. */
  readonly mustMedia: readonly number[];
  /** Greatest share of the budget for one medium, 0..1; 1 for no limit. */
  readonly largestShare: number;
  /** Districts (`city/district`) in which at least one lot is bought. */
  readonly mustDistricts: readonly string[];
  /** Least blocks of lines in a city where any are bought. */
  readonly leastLineBlocks: number;
  /** Greatest number of lines in a city. */
  readonly mostLines?: number;
  /** The only media to buy; absent: all. */
  readonly onlyMedia?: readonly number[];
}

/** What a group of a mix stands for, in the order of the problem's groups. */
export type MixGroup =
  | { readonly of: 'medium'; readonly mediumId: number }
  | { readonly of: 'district'; readonly district: string }
  | { readonly of: 'lines'; readonly city: number };

/** How a city buys lines: as it likes, none, or at least the least purchase. */
export type LineRule = 'free' | 'none' | 'least';

export const districtKey = (lot: Pick<MixLot, 'city' | 'district'>): string => `${lot.city}/${lot.district}`;

/** A mix at a budget as the planner takes it; `ruleOf` says how each city buys lines. */
export function mixProblem(
  lots: readonly MixLot[],
  terms: MixTerms,
  budgetFen: number,
  ruleOf: (city: number) => LineRule = () => 'free',
): { readonly problem: RateProblem; readonly groups: readonly MixGroup[] } {
  const only = terms.onlyMedia && new Set(terms.onlyMedia);
  const media = lots.map((lot): RateMedium => ({
    days: terms.days,
    pricePerVehicleFen: lot.blockFen,
    maxVehicles: lot.mostBlocks,
    excluded: (only !== undefined && !only.has(lot.mediumId)) || (lot.isLine && ruleOf(lot.city) === 'none'),
  }));
  const groups: LineGroup[] = [];
  const meanings: MixGroup[] = [];
  const add = (
    meaning: MixGroup,
    limits: Omit<LineGroup, 'name' | 'media'>,
    isIn: (lot: MixLot) => boolean,
  ) => {
    const members = [...lots.keys()].filter((i) => isIn(lots[i]));
    groups.push({ name: `${groups.length}`, media: members, ...limits });
    meanings.push(meaning);
  };
  for (const mediumId of new Set([...lots.map((lot) => lot.mediumId), ...terms.mustMedia])) {
    const limits = {
      ...(terms.largestShare < 1 ? { budgetFen: Math.floor(budgetFen * terms.largestShare) } : {}),
      ...(terms.mustMedia.includes(mediumId) ? { minLines: 1 } : {}),
    };
    if (Object.keys(limits).length > 0)
      add({ of: 'medium', mediumId }, limits, (lot) => lot.mediumId === mediumId);
  }
  for (const district of new Set(terms.mustDistricts))
    add({ of: 'district', district }, { minLines: 1 }, (lot) => districtKey(lot) === district);
  for (const city of new Set(lots.filter((lot) => lot.isLine).map((lot) => lot.city))) {
    const limits = {
      ...(terms.mostLines === undefined ? {} : { maxLines: terms.mostLines }),
      ...(ruleOf(city) === 'least' ? { minVehicles: terms.leastLineBlocks } : {}),
    };
    if (Object.keys(limits).length > 0)
      add({ of: 'lines', city }, limits, (lot) => lot.isLine && lot.city === city);
  }
  return {
    problem: { media, budgetFen, objective: { kind: 'reach', k: terms.k }, groups },
    groups: meanings,
  };
}
