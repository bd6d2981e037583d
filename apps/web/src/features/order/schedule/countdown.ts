/** 「71:59:58」 until a moment; null once it has come. */
export function countdownText(until: string, now: Date): string | null {
  const seconds = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** When the first hold runs out; null where nothing is held for a time. */
export function firstExpiry(items: readonly { readonly expiresAt: string | null }[]): string | null {
  return items.reduce<string | null>(
    (first, { expiresAt }) =>
      expiresAt !== null && (first === null || Date.parse(expiresAt) < Date.parse(first)) ? expiresAt : first,
    null,
  );
}
