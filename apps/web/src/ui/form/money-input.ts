const fenPerWan = 1_000_000;

/** 万元 as typed → integer fen; undefined for anything but a positive amount. Fen are the smallest unit. */
export function fenOfWan(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,，]/g, '');
  const match = /^(\d{1,9})(?:\.(\d{0,6}))?$/.exec(plain);
  if (!match) return undefined;
  // Digits are joined as text: 0.57 万 × 1,000,000 in binary floating point is not 570,000 exactly.
  const fen = Number(`${match[1]}${(match[2] ?? '').padEnd(6, '0')}`);
  return fen > 0 ? fen : undefined;
}

/** Integer fen as 万元 without trailing zeros: 300000000 → 「300」. */
export function wanOfFen(fen: number): string {
  const whole = Math.floor(fen / fenPerWan);
  const rest = String(fen % fenPerWan)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
}
