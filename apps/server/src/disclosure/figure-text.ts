import type { Figure } from '@ooh/contract/domain/figure';

/** A count as sentences show it: 12,345. */
export const countText = (count: number): string => Math.round(count).toLocaleString('zh-CN');

/** A discount as the trade says it: 6.8 折. */
export const discountText = (permille: number): string =>
  permille >= 1000 ? '无折扣' : `${permille / 100} 折`;

/** An amount in full, as sentences show it: ¥1,234.50. */
export const amountInFull = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** A share as documents print it: 12.3%. */
export const percentText = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** A ratio as documents print it: 1.23. */
export const decimalText = (value: number): string => value.toFixed(2);

/** A figure as documents print it; one that is withheld says so, one that is missing is a dash. */
export const figureText = (figure: Figure, format: (value: number) => string): string =>
  figure.suppressed ? '样本不足' : figure.value === null ? '—' : format(figure.value);

/** The 95 % interval of a figure as documents print it; null without one. */
export const intervalText = (figure: Figure, format: (value: number) => string): string | null =>
  figure.low === null || figure.high === null ? null : `${format(figure.low)}–${format(figure.high)}（95%）`;
