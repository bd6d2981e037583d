import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import { readBrands } from '../../reference/brand/brand-names.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { draftParts, draftScopeOf } from '../strategy-draft/draft-scope.ts';
import { readableDraft } from '../strategy-draft/draft-store.ts';
import { caseSimilarity } from './case-similarity.ts';

/** Cases with their similarity to what the reader sees of a draft. */
export async function compareWithDraft(
  db: Db,
  user: SignedInUser,
  draftId: string,
  cases: readonly StrategyCase[],
): Promise<StrategyCase[]> {
  const { content } = await readableDraft(db, user, draftId);
  const { cities, media } = draftParts(draftScopeOf(user), content);
  const brandId = content.brandId ?? '';
  const brand = (await readBrands(db, [brandId])).get(brandId);
  const industry = content.industry !== '' ? content.industry : (brand?.industry ?? null);
  const seen = {
    cityCodes: cities.seen,
    mediumIds: media.seen,
    budgetFen: cities.hidden.length === 0 ? content.budgetFen : null,
  };
  return cases.map((one) => ({ ...one, ...caseSimilarity(one, seen, industry) }));
}
