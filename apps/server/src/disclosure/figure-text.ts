import type { Figure } from '@ooh/contract/domain/figure';

/** A count in a sentence: 12,345. */
export const countText = (count: number): string => Math.round(count).toLocaleString('zh-CN');

/** A discount in trade notation: 6.8 折. */
export const discountText = (permille: number): string =>
  permille >= 1000 ? '无折扣' : `${permille / 100} 折`;

/** A full amount in a sentence: ¥1,234.50. */
export const amountInFull = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** A ratio in documents: 1.23. */
export const decimalText = (value: number): string => value.toFixed(2);

/** A figure in documents; 样本不足 if withheld, a dash if missing. */
export const figureText = (figure: Figure, format: (value: number) => string): string =>
  figure.suppressed ? '样本不足' : figure.value === null ? '—' : format(figure.value);

/** The 95 % interval of a figure in documents; null without one. */
export const intervalText = (figure: Figure, format: (value: number) => string): string | null =>
  figure.low === null || figure.high === null ? null : `${format(figure.low)}–${format(figure.high)}（95%）`;
