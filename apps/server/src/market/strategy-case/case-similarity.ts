import type { StrategyCase } from '@ooh/contract/domain/strategy-case';
import type { DraftContent } from '@ooh/contract/domain/strategy-draft';
import { similarityOf } from '../../orders/order/similarity.ts';

const everybody = { groups: [] };

/** How much a case resembles a draft, by the rule of reference schemes. A case names no audience, so that part is left out. */
export function caseSimilarity(
  { industry, cities, media, netFen }: StrategyCase,
  draft: Pick<DraftContent, 'cityCodes' | 'mediumIds' | 'budgetFen'>,
  draftIndustry: string | null,
): Pick<StrategyCase, 'similarity' | 'parts'> {
  return similarityOf(
    {
      industry: draftIndustry,
      cityCodes: draft.cityCodes,
      mediumIds: draft.mediumIds,
      budgetFen: draft.budgetFen,
      audience: everybody,
    },
    {
      industry,
      cityCodes: cities.map(({ cityCode }) => cityCode),
      mediumIds: media.map(({ mediumId }) => mediumId),
      budgetFen: netFen,
      audience: everybody,
    },
  );
}
