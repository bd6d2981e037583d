const pattern =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[T\s]+(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2})(?:\.\d+)?)?秒?Z?$/;

/** Seconds of a local date and time as if it were UTC; null when it is none. */
export function readTime(text: string): number | null {
  const matched = pattern.exec(text.trim());
  if (!matched) return null;
  const [year, month, day, hour, minute, second] = matched.slice(1).map((part) => Number(part ?? 0));
  const milliseconds = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(milliseconds);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60;
  // The store's times begin in 1970 and end in 2106.
  return isReal && second < 60 && year >= 1980 && year <= 2100 ? milliseconds / 1000 : null;
}
