import type { CombinationBrief } from '@ooh/contract/domain/combination';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { audienceFromText } from '../../shared/ta-builder/audience-text.ts';
import { daysLater } from '../../ui/calendar/dates.ts';
import type { TargetAddress } from './combination-address.ts';

/** The form of a goal; amounts may still be missing. */
export interface MixDraft extends Omit<CombinationBrief, 'budgetFen' | 'brandId'> {
  readonly budgetFen: number | null;
  readonly brandId?: string | undefined;
}

/** Media are booked some weeks ahead. */
const leadDays = 28;

export const usualStart = (): string => daysLater(chinaDate(new Date()), leadDays);

/** What the form begins with. */
export function draftOf({ goal = 'brand', city, budget, k, ta }: TargetAddress): MixDraft {
  return {
    goal,
    cityCodes: city?.split(',') ?? [],
    targetAudience: audienceFromText(ta),
    startDate: usualStart(),
    weeks: 8,
    budgetFen: budget === undefined ? 300_000_000 : budget * 100,
    k: k ?? (goal === 'launch' ? 3 : 1),
    mediumIds: [],
    mustMediumIds: [],
    excludedMediumIds: [],
    largestShare: 0.7,
  };
}

/** What a strategy draft says of a goal. */
export const partOfStrategy = (strategy: StrategyDraft): Partial<MixDraft> => ({
  goal: strategy.goal,
  cityCodes: strategy.cityCodes,
  targetAudience: strategy.targetAudience,
  weeks: strategy.weeks,
  mediumIds: strategy.mediumIds,
  excludedMediumIds: strategy.excludedMediumIds,
  ...(strategy.startDate === null ? {} : { startDate: strategy.startDate }),
  ...(strategy.budgetFen === null ? {} : { budgetFen: strategy.budgetFen }),
  ...(strategy.brandId === null ? {} : { brandId: strategy.brandId }),
  ...(strategy.aim.reachShare === undefined ? {} : { targetShare: strategy.aim.reachShare }),
});

/** Why a draft cannot be computed yet; null where it can. */
export function problemOf(draft: MixDraft): string | null {
  if (draft.cityCodes.length === 0) return '请选择城市';
  if (draft.budgetFen === null || draft.budgetFen < 100_00) return '请填写预算（至少 100 元）';
  return null;
}

export const briefOf = (draft: MixDraft): CombinationBrief => {
  const { brandId, budgetFen, ...rest } = draft;
  return { ...rest, budgetFen: budgetFen ?? 0, ...(brandId === undefined ? {} : { brandId }) };
};
