import { getMediaStrategyByCaseId } from '../mediaStrategy/getMediaStrategyByCaseId.ts';
import { getMediaStrategyList } from '../mediaStrategy/getMediaStrategyList.ts';
import { getMediaStrategyTag } from '../mediaStrategy/getMediaStrategyTag.ts';

/** The library of strategy cases. */
export const strategyCalls = {
  'mediaStrategy/getMediaStrategyByCaseId/{caseId}': getMediaStrategyByCaseId,
  'mediaStrategy/getMediaStrategyList': getMediaStrategyList,
  'mediaStrategy/getMediaStrategyTag': getMediaStrategyTag,
} as const;
