/**
 * Goals that a buyer and a seller of a demonstration agree on before a campaign: what a rule of thumb promises, and
 * somewhat less. Such a rule knows no place and no audience, so some campaigns reach their goals and others do not.
 */
import type { Random } from '@ooh/reference/random';

/** Units of one medium in one city for some days. */
export interface BoughtUnits {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly cityPersons: number;
  readonly units: number;
  readonly days: number;
}

export interface AgreedGoals {
  /** Share of the persons of all cities, 0 … 1; absent where a goal of reach would be too small to be agreed on. */
  readonly reachShare?: number;
  readonly impressions: number;
}

interface RuleOfThumb {
  /** Visible contacts of one unit a day. */
  readonly perDay: number;
  /** Persons that come by one unit as often as others come by: the more of them, the fewer contacts repeat. */
  readonly circle: number;
  /** Evenness of contacts over the city: the shape of the negative binomial distribution, at most. */
  readonly evenness: number;
}

/** Medians of the model over the orders of the demonstration country, to two digits. */
const rules: Readonly<Record<number, RuleOfThumb>> = {
  1: { perDay: 3700, circle: 62_000, evenness: 0.3 },
  2: { perDay: 3800, circle: 6200, evenness: 0.05 },
  3: { perDay: 11_000, circle: 300_000, evenness: 0.15 },
  4: { perDay: 1200, circle: 90_000, evenness: 0.2 },
  5: { perDay: 430, circle: 100, evenness: 0.05 },
  6: { perDay: 75, circle: 120, evenness: 0.05 },
  7: { perDay: 13_000, circle: 22_000, evenness: 0.05 },
  8: { perDay: 23_000, circle: 50_000, evenness: 0.05 },
  9: { perDay: 500, circle: 100, evenness: 0.05 },
  10: { perDay: 4700, circle: 35_000, evenness: 0.05 },
  11: { perDay: 8500, circle: 15_000, evenness: 0.05 },
  12: { perDay: 9200, circle: 35_000, evenness: 0.05 },
};
const otherMedium: RuleOfThumb = { perDay: 1000, circle: 10_000, evenness: 0.05 };

/** Least share that is agreed on as a goal. */
const leastGoal = 0.02;

/** Persons whom some units reach, by a negative binomial distribution of contacts, and their contacts. */
function promised({ mediumId, cityPersons, units, days }: BoughtUnits) {
  const { perDay, circle, evenness } = rules[mediumId] ?? otherMedium;
  const impressions = units * days * perDay;
  const shape = Math.min(evenness, (units * circle) / cityPersons);
  return { impressions, missedShare: (1 + impressions / cityPersons / shape) ** -shape };
}

const inSteps = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** A number that people agree on: its first two digits. */
const roundly = (value: number): number =>
  inSteps(value, 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1));

/** Goals of an order, given the units of each city and medium. */
export function agreedGoals(random: Random, bought: readonly BoughtUnits[]): AgreedGoals {
  const caution = 0.65 + 0.35 * random.next();
  let impressions = 0;
  let reached = 0;
  let persons = 0;
  for (const city of Map.groupBy(bought, ({ cityCode }) => cityCode).values()) {
    const parts = city.map(promised);
    const missed = parts.reduce((product, part) => product * part.missedShare, 1);
    impressions += parts.reduce((sum, part) => sum + part.impressions, 0);
    reached += (1 - missed) * city[0].cityPersons;
    persons += city[0].cityPersons;
  }
  const share = (caution * reached) / persons;
  const goals = { impressions: roundly(caution * impressions) };
  return share < leastGoal ? goals : { ...goals, reachShare: inSteps(share, 0.005) };
}
