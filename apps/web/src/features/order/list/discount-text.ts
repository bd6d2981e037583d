/** 6.8 折. */
export function discountText(discount: number | null): string {
  if (discount === null) return '—';
  if (discount >= 0.9995) return '无折扣';
  return `${Number((discount * 10).toFixed(2))} 折`;
}
