import type { Basis } from '@ooh/contract/domain/figure';

/** What a 口径 adds where figures are of demonstration data, or noised for privacy; empty where neither. */
export function basisRemark(bases: readonly Pick<Basis, 'isDemo' | 'isNoised'>[]): string {
  const remarks = [
    ...(bases.some(({ isDemo }) => isDemo) ? ['演示数据'] : []),
    ...(bases.some(({ isNoised }) => isNoised)
      ? ['隐私保护：已加噪取整，合计可能不等，不能加噪的显示为样本不足']
      : []),
  ];
  return remarks.join('；');
}
