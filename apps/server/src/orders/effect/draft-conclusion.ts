import { percentText } from '@ooh/contract/core/percent-text';
import type { EffectComparison, EffectScope, PostingCounts } from '@ooh/contract/domain/effect';

const people = (count: number) => `${(count / 10_000).toFixed(1)} 万人`;

/** Sentences that the figures bear, for a person to confirm; nothing is said where nothing is known. */
export function draftSentences(
  scope: EffectScope,
  postings: PostingCounts,
  comparison: EffectComparison,
): string[] {
  const sentences: string[] = [];
  const { actual, toDateRate } = comparison;
  if (postings.postingRate !== null && postings.dueUnits > 0)
    sentences.push(
      `上刊率 ${percentText(postings.postingRate)}（${postings.postedUnits}/${postings.plannedUnits}），准时率 ${postings.onTimeRate === null ? '—' : percentText(postings.onTimeRate)}。`,
    );
  if (actual.reach.value !== null && actual.reachShare.value !== null && actual.reach.value > 0) {
    const { low, high } = actual.reachShare;
    const range = low === null || high === null ? '' : `，95% 区间 ${percentText(low)}–${percentText(high)}`;
    sentences.push(
      `${scope.stage === 'final' ? '全程' : `截至 ${scope.asOf} `}触达目标人群 ${people(actual.reach.value)}，到达率 ${percentText(actual.reachShare.value)}${range}。`,
    );
  }
  if (toDateRate !== null)
    sentences.push(
      `按执行测算的曝光为同期计划的 ${percentText(toDateRate)}${toDateRate < 0.95 ? '，漏刊与补刊待核对' : ''}。`,
    );
  return sentences;
}
