/** A count as sentences show it: 12,345. */
export const countText = (count: number): string => Math.round(count).toLocaleString('zh-CN');

/** An amount in full, as sentences show it: ¥1,234.50. */
export const amountInFull = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
