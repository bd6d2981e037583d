/** A count as sentences show it: 12,345. */
export const countText = (count: number): string => Math.round(count).toLocaleString('zh-CN');

/** A discount as the trade says it: 6.8 折. */
export const discountText = (permille: number): string =>
  permille >= 1000 ? '无折扣' : `${permille / 100} 折`;

/** An amount in full, as sentences show it: ¥1,234.50. */
export const amountInFull = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
