/** Largest relative error that counting in tens may bring. */
const mostError = 0.05;

/**
 * A share as so many of so many persons, as one says it: of 10 where that is true within five per cent, otherwise of 100, or
 * of 1,000 where it is not one of 100. Less than one of a thousand is 「不到 1」.
 */
export function shareInPersons(share: number): { readonly of: 10 | 100 | 1000; readonly persons: string } {
  const tens = Math.round(share * 10);
  if (tens >= 1 && Math.abs(tens - share * 10) <= mostError * share * 10)
    return { of: 10, persons: String(tens) };
  const hundreds = Math.round(share * 100);
  if (hundreds >= 1) return { of: 100, persons: String(hundreds) };
  const thousands = Math.round(share * 1000);
  return { of: 1000, persons: thousands < 1 ? '不到 1' : String(thousands) };
}
