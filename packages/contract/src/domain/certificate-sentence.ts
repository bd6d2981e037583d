import type { CertificateSummary } from './evaluation.ts';

/** Gap in percent, rounded up: a promise must not be rounded into a better one. */
export function gapPercent(gap: number): string {
  return `${(Math.ceil(gap * 1000 - 1e-9) / 10).toFixed(1)}%`;
}

/** A proved limit of a share in percent, rounded up, so that the promise holds as it is written. */
export const boundPercent = (share: number): string => `${(Math.ceil(share * 1000 - 1e-9) / 10).toFixed(1)}%`;

/** Names of objectives that are longer are a formula, which nobody says aloud. */
const longestName = 20;

/** By how much at most a better plan could surpass this one, as a share of what this one achieves: rounded up. */
const surplusPercent = (gap: number): string => gapPercent(gap / (1 - gap));

/** What a certificate proves, as one would say it to a client. Pages and documents use this sentence alone. */
export function certificateSentence({
  objective,
  gap,
  isProvedOptimal,
}: Pick<CertificateSummary, 'objective' | 'gap' | 'isProvedOptimal'>): string {
  if (gap >= 1) return '还不能证明本方案与最优方案的差距。';
  const what = objective.length > longestName ? '优选目标' : ` ${objective}`;
  const begin = `在同样预算与约束下，没有任何方案的${what}`;
  return isProvedOptimal ? `${begin}比它更高。` : `${begin}能比它高出 ${surplusPercent(gap)} 以上。`;
}
