import { isDeepStrictEqual } from 'node:util';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { grantedCombination, type StoredCombination } from './combination-store.ts';
import { priceLots } from './lot-items.ts';
import { differenceOf } from './difference-of.ts';

const sameQuestion = (a: StoredCombination, b: StoredCombination): boolean =>
  isDeepStrictEqual(a.brief.targetAudience, b.brief.targetAudience) &&
  isDeepStrictEqual(a.brief.cityCodes.toSorted(), b.brief.cityCodes.toSorted());

/** Combinations side by side, each with its reach against the first's on the same persons where that can be said. */
export async function compareCombinations(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config' | 'now'>,
  user: SignedInUser,
  combinationIds: readonly string[],
): Promise<CallOutput<'v1/combinations/compare'>> {
  if (new Set(combinationIds).size < combinationIds.length) throw notFound('组合');
  const found = await Promise.all(combinationIds.map((id) => grantedCombination(context.db, user, id)));
  const [first, ...rest] = found;
  const priceOf = async ({ lots, brief }: StoredCombination) => {
    try {
      return await priceLots(context.db, lots, brief);
    } catch (error) {
      // What is no more for sale is shown as it was, without a comparison.
      if (error instanceof AppError) return null;
      throw error;
    }
  };
  const base = await priceOf(first);
  const differences = await Promise.all(
    rest.map(async (one) => {
      if (base === null || !sameQuestion(first, one)) return null;
      const own = await priceOf(one);
      if (own === null) return null;
      const difference = await differenceOf(context, one.brief, base, own);
      return difference.value === null && !difference.suppressed ? unknownFigure : difference;
    }),
  );
  return {
    combinations: found.map(({ row, evaluation, boundShare }, i) => ({
      row,
      evaluation,
      boundShare,
      difference: i === 0 ? null : differences[i - 1],
    })),
  };
}
