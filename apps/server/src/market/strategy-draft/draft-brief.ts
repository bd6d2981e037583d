import type { DraftContent } from '@ooh/contract/domain/strategy-draft';
import type { DraftTarget } from '@ooh/contract/domain/strategy-draft-names';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { scopeGrants, scopeTouches, type PairScope } from '../../access/pair-scope.ts';

/** What is missing in a draft for an order or a plan, as its reader would name it. */
export function missingParts({ brandId, cityCodes, startDate, budgetFen }: DraftContent): string[] {
  return [
    ...(brandId === null ? ['品牌'] : []),
    ...(cityCodes.length === 0 ? ['城市'] : []),
    ...(startDate === null ? ['投放开始日期'] : []),
    ...(budgetFen === null ? ['预算'] : []),
  ];
}

export interface Carried {
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly carriedItems: number;
  readonly leftOutItems: number;
}

/** Parts of a brief that have no city: each is one item. */
function plainItems({
  brandId,
  productName,
  startDate,
  budgetFen,
  targetAudience,
  rivalBrandIds,
}: DraftContent) {
  const filled = [
    brandId !== null,
    productName !== '',
    startDate !== null,
    budgetFen !== null,
    isAudienceChosen(targetAudience),
    rivalBrandIds.length > 0,
  ];
  return filled.filter(Boolean).length + 1;
}

/**
 * Cities and media of a draft that a destination's permission covers. A draft that names no media stands for all of
 * them (`allMedia`) but those that it excludes. Bus plans buy bus bodies alone.
 */
export function carriedOf(
  content: DraftContent,
  scope: PairScope,
  to: DraftTarget,
  allMedia: readonly number[],
): Carried {
  const isNamed = content.mediumIds.length > 0;
  const wanted = (isNamed ? content.mediumIds : allMedia).filter(
    (medium) => !content.excludedMediumIds.includes(medium),
  );
  const touches = (city: string) =>
    to === 'plan-bus'
      ? scopeGrants(scope, city, plannedMedium.mediumId)
      : wanted.some((medium) => scopeGrants(scope, city, medium)) || (!isNamed && scopeTouches(scope, city));
  const cityCodes = content.cityCodes.filter(touches);
  const mediumIds = wanted.filter((medium) => cityCodes.some((city) => scopeGrants(scope, city, medium)));
  const named = isNamed ? mediumIds.length : 0;
  const leftOutMedia = isNamed ? wanted.length - mediumIds.length : 0;
  return {
    cityCodes,
    mediumIds,
    carriedItems: plainItems(content) + cityCodes.length + named,
    leftOutItems: content.cityCodes.length - cityCodes.length + leftOutMedia,
  };
}
