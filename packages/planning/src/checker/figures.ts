/** The figures of a certificate, as stated or as recomputed by a checker. */
export interface Figures {
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
}

/** Verdict with the figures recomputed by the checker. */
export interface CertificateVerdict extends Figures {
  /** Every figure equals what data and proof give. */
  readonly valid: boolean;
  /**
   * The statement is true: the plan keeps the constraints, cost and value are as stated, and no plan has a
   * value above the stated bound. A bound wider than its proof gives holds but is not valid: it is not
   * the figure that the proof gives, so it was changed.
   */
  readonly holds: boolean;
  /** In Chinese; empty when valid. */
  readonly reasons: readonly string[];
}

/** Relative tolerance of summing the same numbers in another order, and of sums with cancellation. */
const CLOSE = 1e-8;
const CANCELLED = 1e-12;
/** Costs are sums of whole numbers, divided once. */
const LAST_PLACES = 1e-15;

/** Certificates that cannot be checked have no figures. */
export function rejectedVerdict(reasons: readonly string[]): CertificateVerdict {
  return { valid: false, holds: false, reasons, cost: NaN, value: NaN, bound: NaN };
}

/**
 * Compares the stated figures with the recomputed ones.
 * @param scaleOf value of all media together; the weight of all persons where that is 0. Asked for only where figures differ
 * @param broken other false statements
 */
export function verdictOf(
  written: Figures & { readonly gap: number },
  found: Figures,
  scaleOf: () => number,
  broken: readonly string[],
): CertificateVerdict {
  let scale: number | undefined;
  const close = (a: number, b: number) => {
    const [apart, near] = [Math.abs(a - b), CLOSE * Math.max(Math.abs(a), Math.abs(b))];
    return apart <= near || apart <= near + CANCELLED * (scale ??= scaleOf());
  };
  const untrue = [...broken];
  const altered: string[] = [];
  const { cost, value, bound } = found;
  if (!(Math.abs(cost - written.cost) <= LAST_PLACES * Math.abs(cost)))
    untrue.push(`费用应为 ${cost}，证书写作 ${written.cost}`);
  if (!close(value, written.value)) untrue.push(`方案价值应为 ${value}，证书写作 ${written.value}`);
  if (!Number.isFinite(bound)) {
    if (broken.length === 0) untrue.push('证明没有给出有限的上界');
  } else if (!close(bound, written.bound)) {
    if (bound > written.bound)
      untrue.push(`上界写作 ${written.bound}，低于证明给出的 ${bound}，结论未得证明`);
    else altered.push(`上界写作 ${written.bound}，高于证明给出的 ${bound}：结论仍成立，但证书被改动过`);
  }
  const gap = written.bound > 0 ? Math.max(0, (written.bound - written.value) / written.bound) : 0;
  if (!(Math.abs(gap - written.gap) <= CLOSE)) untrue.push(`差距应为 ${gap}，证书写作 ${written.gap}`);
  const reasons = [...untrue, ...altered];
  return { valid: reasons.length === 0, holds: untrue.length === 0, reasons, cost, value, bound };
}

/** @throws RangeError where weights are invalid or too large to be added */
export function assertAddable(weights: Iterable<number>): void {
  let total = 0;
  for (const weight of weights) {
    if (!(weight >= 0)) throw new RangeError('权重应为不小于 0 的数');
    total += weight;
  }
  if (!(total <= 1e100)) throw new RangeError('权重合计应不超过 1e100');
}
