/** How far a TGI must lie from 100 to be worth a mark. */
const noticeable = 10;

export interface TgiMark {
  readonly sign: '▲' | '▼' | '';
  readonly tone: 'above' | 'below' | 'level' | 'unknown';
  readonly text: string;
}

/** Mark of a target group index: ▲ over the base, ▼ under it, nothing within ten points. */
export function markOf(tgi: number | null): TgiMark {
  if (tgi === null || !Number.isFinite(tgi)) return { sign: '', tone: 'unknown', text: '—' };
  const text = String(Math.round(tgi));
  if (tgi >= 100 + noticeable) return { sign: '▲', tone: 'above', text };
  if (tgi <= 100 - noticeable) return { sign: '▼', tone: 'below', text };
  return { sign: '', tone: 'level', text };
}
