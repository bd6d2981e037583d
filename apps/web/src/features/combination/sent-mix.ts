import type { CombinationBrief, Lot } from '@ooh/contract/domain/combination';
import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';

/** What a combination sends on: its brief with the media that it buys. Its units go by an order or the basket. */
export function sentMix(name: string, brief: CombinationBrief, lots: readonly Lot[]): HandOverInput {
  const { cityCodes, targetAudience, goal, startDate, weeks, budgetFen, brandId } = brief;
  return {
    name: name.slice(0, 60),
    cityCodes,
    mediumIds: [...new Set(lots.map((lot) => lot.mediumId))],
    goal,
    startDate,
    weeks,
    budgetFen,
    ...(isAudienceChosen(targetAudience) ? { targetAudience } : {}),
    ...(brandId === undefined ? {} : { brandId }),
  };
}
