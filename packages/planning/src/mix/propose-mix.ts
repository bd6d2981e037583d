import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from '../certificate.ts';
import { frontier } from '../insight/frontier.ts';
import { leastBudget, type LeastBudget } from '../insight/least-budget.ts';
import type { RateControl } from '../select-rates.ts';
import type { MixLot, MixTerms } from './mix-problem.ts';
import { asBudgetQuestion, mixQuestion, type MixConflict } from './mix-question.ts';
import { sampledQuestion } from './sampled-question.ts';

/** One constraint a step looser. */
export type MixStep =
  | { readonly of: 'budget'; readonly byFen: number }
  | { readonly of: 'largestShare'; readonly to: number }
  | { readonly of: 'mustMedium'; readonly mediumId: number };

export interface MixPrice {
  readonly step: MixStep;
  /** Value that the new choice adds, and the proved most that any choice could. */
  readonly gain: number;
  readonly atMost: number;
}

interface MixPoint {
  readonly budgetFen: number;
  /** Null where no plan was found. */
  readonly certificate: Certificate | null;
  /** No mix within the budget has a greater value. */
  readonly bound: number | null;
}

export interface MixProposal {
  /** Most value for the budget. */
  readonly best: Certificate;
  /** Least budget for the target, or the proof that it cannot be had. */
  readonly least: LeastBudget;
  readonly target: number;
  /** Few media and lines; null where none was found. Its bound is that of all mixes. */
  readonly easy: Certificate | null;
  readonly points: readonly MixPoint[];
  readonly prices: readonly MixPrice[];
}

export interface MixRequest {
  readonly budgetFen: number;
  /** Value that the least budget is looked for; absent: that of the best mix. */
  readonly target?: number;
  /** Further budgets of the curve. */
  readonly budgetsFen: readonly number[];
  readonly steps: readonly MixStep[];
  /** Width to which the least budget is narrowed. */
  readonly toleranceFen: number;
}

interface MixControl {
  readonly controlOf: (kind: 'best' | 'other') => RateControl;
  readonly shouldStop: () => boolean;
  readonly onProgress: (phase: string, fraction: number) => void;
}

/** What makes a mix easy to carry out. */
const easyMix = { media: 3, linesPerCity: 10 } as const;

/** Value and media of a plan by what it spends on each, most first. */
function mediaBySpend(plan: Certificate['plan'], lots: readonly MixLot[]): number[] {
  const fen = new Map<number, number>();
  for (const { medium, vehicles } of plan) {
    const { mediumId, blockFen } = lots[medium];
    fen.set(mediumId, (fen.get(mediumId) ?? 0) + vehicles * blockFen);
  }
  return [...fen].sort((a, b) => b[1] - a[1]).map(([mediumId]) => mediumId);
}

/** The most media that an easy mix may have: those that must be in it, then those on which most is spent. */
function easyMedia(plan: Certificate['plan'], lots: readonly MixLot[], { mustMedia }: MixTerms): number[] {
  return [...new Set([...mustMedia, ...mediaBySpend(plan, lots)])].slice(
    0,
    Math.max(easyMix.media, mustMedia.length),
  );
}

const loosened = (terms: MixTerms, step: MixStep): Partial<MixTerms> => {
  if (step.of === 'largestShare') return { largestShare: step.to };
  if (step.of === 'mustMedium') return { mustMedia: terms.mustMedia.filter((id) => id !== step.mediumId) };
  return {};
};

/**
 * Mixes of media for a budget: the best one, the cheapest for a target, an easy one, the curve over budgets and what
 * single constraints cost; every bound is checked by the independent checker. `onFirst` gets the best mix of a short
 * search before the long one.
 */
export function proposeMix(
  store: RateStore,
  lots: readonly MixLot[],
  terms: MixTerms,
  request: MixRequest,
  { controlOf, shouldStop, onProgress }: MixControl,
): MixProposal | MixConflict | { readonly status: 'undecided'; readonly message: string } {
  const { budgetFen } = request;
  const ask = sampledQuestion(store, lots, terms, () => controlOf('other'));
  const quick = ask(budgetFen);
  const start = quick.status === 'planned' ? quick.certificate.plan : undefined;
  const first = mixQuestion(store, lots, terms, () => controlOf('best'))(budgetFen, { start });
  if (first.status !== 'planned') return first;
  onProgress('寻找易执行的组合', 0.2);
  const easyAnswer = shouldStop()
    ? null
    : ask(budgetFen, {
        terms: {
          onlyMedia: easyMedia(first.certificate.plan, lots, terms),
          mostLines: easyMix.linesPerCity,
        },
      });
  onProgress('计算预算曲线', 0.25);
  const fits = first.certificate.plan;
  const curve = frontier(
    (budget, how = {}) => {
      const isOurs = budget >= first.certificate.cost && (how.start === undefined || budget === budgetFen);
      const answer = ask(budget, isOurs ? { ...how, start: fits } : how);
      if (budget !== budgetFen || answer.status !== 'planned') return answer;
      // The long search has proved more of this budget.
      const { bound } = first.certificate;
      const isBetter = answer.certificate.value > first.certificate.value;
      return isBetter
        ? {
            ...answer,
            certificate: { ...answer.certificate, bound: Math.min(bound, answer.certificate.bound) },
          }
        : first;
    },
    [...request.budgetsFen, budgetFen],
    { shouldStop, onPoint: (done, of) => onProgress(`预算曲线 ${done}/${of}`, 0.25 + (0.35 * done) / of) },
  );
  const points = curve.map(({ budget, answer, bound }): MixPoint => ({
    budgetFen: budget,
    certificate: answer.status === 'planned' ? answer.certificate : null,
    bound,
  }));
  const here = points.find((point) => point.budgetFen === budgetFen);
  const best = { ...(here?.certificate ?? first.certificate) };
  const bound = Math.max(best.value, Math.min(best.bound, here?.bound ?? best.bound));
  const proved: Certificate = { ...best, bound, gap: bound > 0 ? (bound - best.value) / bound : 0 };
  onProgress('寻找最省的组合', 0.62);
  const target = request.target ?? proved.value;
  // The best mix attains what it is worth: no search at its budget may say less.
  const askFrom: typeof ask = (budget, how = {}) =>
    ask(budget, how.start === undefined && proved.cost <= budget ? { ...how, start: proved.plan } : how);
  const least = leastBudget(asBudgetQuestion(askFrom), target, budgetFen, {
    steps: 7,
    tolerance: Math.max(1, request.toleranceFen),
    shouldStop,
    onStep: (asked, of) => onProgress(`最省组合 ${asked}/${of}`, 0.62 + (0.18 * asked) / of),
  });
  const easy =
    easyAnswer?.status === 'planned' && easyAnswer.certificate.value > 0
      ? {
          ...easyAnswer.certificate,
          bound,
          gap: bound > 0 ? (bound - easyAnswer.certificate.value) / bound : 0,
        }
      : null;
  const prices: MixPrice[] = [];
  for (const [done, step] of request.steps.entries()) {
    if (shouldStop()) break;
    onProgress('计算每个条件的代价', 0.86 + (0.1 * done) / request.steps.length);
    const more = step.of === 'budget' ? step.byFen : 0;
    const answer = ask(budgetFen + more, { start: proved.plan, terms: loosened(terms, step) });
    if (answer.status !== 'planned') continue;
    const { value, bound: atMost } = answer.certificate;
    prices.push({
      step,
      gain: Math.max(0, value - proved.value),
      atMost: Math.max(0, atMost - proved.value),
    });
  }
  return { best: proved, least, target, easy, points, prices };
}
