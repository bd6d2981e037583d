import { compareCombinations as compare } from '../../../orders/combination/compare-combinations.ts';
import type { Handler } from '../../handler.ts';

export const compareCombinations: Handler<'v1/combinations/compare'> = (
  context,
  { combinationIds },
  { user },
) => compare(context, user, combinationIds);
