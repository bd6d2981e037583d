import { getMediaStrategyByCaseId } from '../mediaStrategy/getMediaStrategyByCaseId.ts';
import { getMediaStrategyList } from '../mediaStrategy/getMediaStrategyList.ts';
import { getMediaStrategyTag } from '../mediaStrategy/getMediaStrategyTag.ts';
import type { Handlers } from '../handler.ts';

/** The library of strategy cases. */
export const strategyHandlers = {
  'mediaStrategy/getMediaStrategyByCaseId/{caseId}': getMediaStrategyByCaseId,
  'mediaStrategy/getMediaStrategyList': getMediaStrategyList,
  'mediaStrategy/getMediaStrategyTag': getMediaStrategyTag,
} satisfies Partial<Handlers>;
