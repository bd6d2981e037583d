import { missing } from '../../../ui/figure/format-figure.ts';

/** Where a value lies beside the middle half of others. Whether higher is better is for the reader to say. */
export function placeAmong(
  own: number | null,
  others: { readonly low: number; readonly high: number } | null,
): string {
  if (own === null || others === null) return missing;
  if (own < others.low) return '低于多数';
  return own > others.high ? '高于多数' : '在常见范围内';
}
