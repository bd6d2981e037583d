const formatters = new Map<number, Intl.NumberFormat>();

function formatterOf(digits: number): Intl.NumberFormat {
  const known = formatters.get(digits);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('zh-CN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(digits, made);
  return made;
}

/** A share 0..1 as percent, 12.3%. What is more than nothing and rounds to it is `<0.1%`, on screens and in files alike. */
export function percentText(share: number, digits = 1): string {
  const least = 10 ** -digits;
  if (share > 0 && share * 100 < least / 2) return `<${least.toFixed(digits)}%`;
  return `${formatterOf(digits).format(share * 100)}%`;
}

/** 「校准区间 47.3% – 58.6%」: what the contact models leave open of a share, beside the interval of the sample. */
export const shareRangeText = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `校准区间 ${percentText(low)} – ${percentText(high)}`;
