import type { CallOutput } from '@ooh/contract/registry';

export type ReachCurve = NonNullable<CallOutput<'v1/orders/reach-curve'>['curve']>;
export type CurvePoint = ReachCurve['points'][number];

/** The end of a curve: what reaches the last part of it. */
export interface ReachTail {
  /** The plan without the tail. */
  readonly point: CurvePoint;
  /** Part of the whole reach that the tail brings, 0–1. */
  readonly reachPart: number;
  /** Part of the whole money that it costs, 0–1; null where nothing costs anything. */
  readonly moneyPart: number | null;
  readonly savedFen: number;
  /** Last added first. */
  readonly items: CurvePoint['items'];
  /** Whether the tail brings a tenth of the reach at most; else it is the last step alone. */
  readonly isFlat: boolean;
}

const tailPart = 0.1;

/**
 * The longest tail of real plans that brings at most the last tenth of the reach, or, where every step brings more, the
 * last step; null where a curve has one step, or its reach is not shown.
 */
export function tailOf(points: readonly CurvePoint[]): ReachTail | null {
  const whole = points.at(-1);
  const reach = whole?.reachShare.value;
  if (whole === undefined || points.length < 2 || !reach) return null;
  const enough = points.findIndex(({ reachShare }) => (reachShare.value ?? 0) >= reach * (1 - tailPart));
  const isFlat = enough < points.length - 1;
  const cut = isFlat ? enough : points.length - 2;
  const point = points[cut];
  const savedFen = whole.totalFen - point.totalFen;
  return {
    point,
    reachPart: 1 - (point.reachShare.value ?? 0) / reach,
    moneyPart: whole.totalFen > 0 ? savedFen / whole.totalFen : null,
    savedFen,
    items: points
      .slice(cut + 1)
      .reverse()
      .flatMap(({ items }) => items),
    isFlat,
  };
}
