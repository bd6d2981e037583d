/**
 * How much a past order resembles what is wanted: a sum of parts, each of them a share of its most points. What is
 * not asked for counts in nobody's favour: its points are spread over the parts that are.
 */
import { certain } from '@ooh/contract/core/certain';
import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';

export interface Wanted {
  readonly industry: string | null;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly budgetFen: number | null;
  readonly audience: TargetAudience;
}

export interface PastOrder {
  readonly industry: string;
  readonly cityCodes: readonly string[];
  readonly mediumIds: readonly number[];
  readonly budgetFen: number;
  readonly audience: TargetAudience;
}

export interface SimilarityPart {
  readonly name: string;
  readonly points: number;
  readonly most: number;
}

/** Weights of the parts, percent. A declared choice: docs/methods/orders.md. */
const weights = { industry: 25, cities: 25, budget: 20, media: 20, audience: 10 } as const;

/** |A ∩ B| ÷ |A ∪ B|; 1 for two empty sets. */
export function jaccard<Item>(a: readonly Item[], b: readonly Item[]): number {
  const union = new Set([...a, ...b]).size;
  const shared = new Set(a.filter((item) => b.includes(item))).size;
  return union === 0 ? 1 : shared / union;
}

/** The smaller of two amounts ÷ the larger. */
export function amountRatio(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === 0 ? 1 : Math.min(a, b) / larger;
}

/** What an audience is made of: labels, or the pack that it is. */
function traitsOf(audience: TargetAudience): (number | string)[] {
  const { groups, packId } = ruleOfAudience(audience);
  const labels = groups.flatMap((group) => group.conditions.flatMap((condition) => condition.labelIds));
  return [...new Set([...(packId === undefined ? [] : [packId]), ...labels])];
}

/** 0–100 with its parts, which sum to it. */
export function similarityOf(
  wanted: Wanted,
  past: PastOrder,
): { similarity: number; parts: SimilarityPart[] } {
  const traits = traitsOf(wanted.audience);
  const shares: [name: string, weight: number, share: number | null][] = [
    ['行业', weights.industry, wanted.industry === null ? null : Number(wanted.industry === past.industry)],
    [
      '城市',
      weights.cities,
      wanted.cityCodes.length === 0 ? null : jaccard(wanted.cityCodes, past.cityCodes),
    ],
    [
      '预算',
      weights.budget,
      wanted.budgetFen === null ? null : amountRatio(wanted.budgetFen, past.budgetFen),
    ],
    ['媒体', weights.media, wanted.mediumIds.length === 0 ? null : jaccard(wanted.mediumIds, past.mediumIds)],
    ['人群', weights.audience, traits.length === 0 ? null : jaccard(traits, traitsOf(past.audience))],
  ];
  const asked = shares.filter(([, , share]) => share !== null);
  const total = asked.reduce((sum, [, weight]) => sum + weight, 0);
  const parts = asked.map(([name, weight, share]) => {
    const most = (100 * weight) / total;
    return { name, points: most * certain(share, 'share of the part', name), most };
  });
  return { similarity: parts.reduce((sum, part) => sum + part.points, 0), parts };
}
