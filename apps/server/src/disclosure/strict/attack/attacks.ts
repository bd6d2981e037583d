import type { RandomSource } from '@ooh/measurement/random';
import { AppError } from '../../../platform/http/app-error.ts';
import type { AttackedService } from './attacked-panel.ts';
import { askAudience, askHours, askReach, askRing, rule, type Groups, type Read } from './asked-figures.ts';

/** What an attacker has: a service, one or two organisations with their budgets, and what he does not know. */
export interface Attack {
  readonly service: AttackedService;
  /** Who asks with the group, and who asks without. */
  readonly organisations: readonly [string, string];
  readonly random: RandomSource;
  /** Panel persons of the group if it is there, else 0. The attacks see it only through the service. */
  readonly hidden: number;
}

/** A number that tends to be larger when the group is there. */
export type Attempt = (attack: Attack) => Promise<number>;

/** A pair of answers whose exact difference is the hidden group; null where one is withheld. */
type AskPair = (attack: Attack, pair: number, base: number) => Promise<number | null>;

/** More pairs than any budget allows. */
const mostPairs = 120;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sumOf(values) / values.length;

/** Asks until the budget is spent; without one, as often as the attack knows questions. */
async function untilSpent(most: number, ask: (at: number) => Promise<number | null>): Promise<number[]> {
  const found: number[] = [];
  try {
    for (let at = 0; at < most; at++) {
      const value = await ask(at);
      if (value !== null) found.push(value);
    }
  } catch (error) {
    if (!(error instanceof AppError) || !error.message.includes('已用完')) throw error;
  }
  return found;
}

/** The mean difference of pairs; of two organisations, one asks with the group and the other without. */
const differencing =
  (most: number, bases: readonly [number, number], askPair: AskPair): Attempt =>
  async (attack) => {
    const [least, range] = bases;
    return meanOf(
      await untilSpent(most, (pair) => askPair(attack, pair, least + attack.random.below(range))),
    );
  };

const differenceOf = (larger: Read, smaller: Read): number | null =>
  larger.value === null || smaller.value === null ? null : larger.value - smaller.value;

const rare = 999_999;

/** An audience with and without a rare combination of labels, over many audiences. */
export const byLabel = differencing(mostPairs, [4000, 120_000], async (attack, pair, base) => {
  const { service, organisations, hidden } = attack;
  const label = 100_000 + pair;
  const whole = await askAudience(service, organisations[0], rule(label), base + hidden);
  return differenceOf(whole, await askAudience(service, organisations[1], rule(label, rare), base));
});

/** Two sets of lines that differ by one which only the group passes. */
export const byPlan = differencing(mostPairs, [4000, 120_000], async (attack, pair, base) => {
  const { service, organisations, hidden } = attack;
  const own = `line-${pair}`;
  const [more] = await askReach(service, organisations[0], [own, 'rare-line'], [base + hidden]);
  const [less] = await askReach(service, organisations[1], [own], [base]);
  return more === null || less === null ? null : more - less;
});

/** Rings that differ by the home of the group. */
export const byArea = differencing(mostPairs, [2000, 20_000], async (attack, pair, base) => {
  const { service, organisations, hidden } = attack;
  const ring = (east: number) =>
    [
      [113.9, 22.5],
      [east, 22.5],
      [east, 22.6 + pair / 1000],
    ] as const;
  const more = await askRing(service, organisations[0], ring(113.961), base + hidden);
  return differenceOf(more, await askRing(service, organisations[1], ring(113.96), base));
});

/** Windows that differ by an hour in which only the group is there. */
export const byTime = differencing(13, [20_000, 40_000], async (attack, pair, base) => {
  const { service, organisations, hidden } = attack;
  const fromHour = pair;
  const more = await askHours(service, organisations[0], { fromHour, toHour: 23 }, base + hidden);
  return differenceOf(more, await askHours(service, organisations[1], { fromHour, toHour: 22 }, base));
});

/** The whole curve of contacts of two sets of lines, whose rare line meets the group five times or more. */
export const byFrequency = differencing(mostPairs, [60_000, 60_000], async (attack, pair, base) => {
  const { service, organisations, hidden } = attack;
  const curve = (added: number) =>
    Array.from({ length: 10 }, (_, at) => Math.round(base * 0.9 ** at) + (at < 5 ? added : 0));
  const own = `line-${pair}`;
  const more = await askReach(service, organisations[0], [own, 'rare-line'], curve(hidden));
  const less = await askReach(service, organisations[1], [own], curve(0));
  const differences = more.slice(0, 5).flatMap((value, at) => {
    const other = less[at] ?? null;
    return value === null || other === null ? [] : [value - other];
  });
  return differences.length === 0 ? null : meanOf(differences);
});

/** Wordings of one audience: labels repeated, itself joined to itself, what excludes nobody of it. */
export function wordingsOf(groups: Groups, at: number): Groups {
  const [first] = groups;
  const again = Array.from(
    { length: 1 + (at % 4) },
    () => ({ ...first, join: at % 3 === 0 ? 'or' : 'and' }) as const,
  );
  const [condition, ...others] = first.conditions;
  const repeated = {
    ...condition,
    labelIds: Array.from({ length: 1 + (at % 5) }, () => condition.labelIds).flat(),
  };
  return [{ ...first, conditions: [repeated, ...others] }, ...again];
}

/** One pair in many wordings, which would average the noise away if each had its own. */
export const byWordings: Attempt = async ({ service, organisations, random, hidden }) => {
  const base = 4000 + random.below(120_000);
  const [more, less]: [number[], number[]] = [[], []];
  for (let at = 0; at < 30; at++) {
    const whole = await askAudience(service, organisations[0], wordingsOf(rule(100_000), at), base + hidden);
    const without = await askAudience(service, organisations[1], wordingsOf(rule(100_000, rare), at), base);
    if (whole.value !== null) more.push(whole.value);
    if (without.value !== null) less.push(without.value);
  }
  return meanOf(more) - meanOf(less);
};

/** Intervals of many audiences that have the same people but for the group, intersected. */
export const byIntervals: Attempt = async ({ service, organisations, random, hidden }) => {
  const base = 4000 + random.below(120_000);
  // Half of the budget of one organisation for either side.
  const most = 20;
  const cut = async (first: number, persons: number, organisation: string) => {
    let [low, high] = [-Infinity, Infinity];
    await untilSpent(most, async (at) => {
      const read = await askAudience(service, organisation, rule(first + at), persons);
      low = Math.max(low, read.low ?? -Infinity);
      high = Math.min(high, read.high ?? Infinity);
      return 0;
    });
    return (low + high) / 2;
  };
  const whole = await cut(100_000, base + hidden, organisations[0]);
  return whole - (await cut(200_000, base, organisations[1]));
};

/** Groups of exactly the minimum cell with the hidden ones, and one fewer without: is the figure withheld? */
export const byThreshold: Attempt = async ({ service, organisations, hidden }) => {
  const base = hidden === 0 ? 49 : 50;
  const shown: number[] = [];
  for (const organisation of new Set(organisations))
    shown.push(
      ...(await untilSpent(mostPairs, async (at) => {
        const { value } = await askAudience(service, organisation, rule(100_000 + at), base);
        return Number(value !== null);
      })),
    );
  return sumOf(shown);
};

/**
 * Knows the exact number of every question but for the hidden person, asks numbers so far apart that none gets an earlier
 * answer, and takes the mean of what exceeds them.
 */
export const byKnowledge: Attempt = async ({ service, organisations, random, hidden }) => {
  const excess: number[] = [];
  for (const [place, organisation] of [...new Set(organisations)].entries()) {
    const cities = await untilSpent(mostPairs, async (at) => {
      const base = 4000 + 4000 * at + 2000 * place + random.below(500);
      const { value } = await askAudience(
        service,
        organisation,
        rule(100_000 + 1000 * place + at),
        base + hidden,
      );
      return value === null ? null : value - base;
    });
    const places = await untilSpent(mostPairs, async (at) => {
      const base = 4000 + 3000 * at + 1500 * place + random.below(200);
      const ring = [
        [113.9, 22.5],
        [113.96, 22.5],
        [113.96, 22.6 + place / 10 + at / 1000],
      ] as const;
      const { value } = await askRing(service, organisation, ring, base + hidden);
      return value === null ? null : value - base;
    });
    excess.push(...cities, ...places);
  }
  return meanOf(excess);
};
