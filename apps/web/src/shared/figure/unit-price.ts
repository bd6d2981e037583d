import { formatFen, missing } from '../../ui/figure/format-figure.ts';

/**
 * Rate-card price of one unit (面, 格 or 车) for its period, in the one form of every screen: 「¥26,600 / 30 天」.
 * Fen are written only where there are any.
 */
export function unitPriceText(
  priceFen: number | null | undefined,
  periodDays: number | null | undefined,
): string {
  if (priceFen == null || periodDays == null) return missing;
  return `${formatFen(priceFen, { digits: priceFen % 100 === 0 ? 0 : 2 })} / ${periodDays} 天`;
}
