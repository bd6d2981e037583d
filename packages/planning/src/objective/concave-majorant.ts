import type { ContactRange } from './contact-range.ts';
import { isConcave, responseAt, type PoissonCurve } from './curve.ts';
import { decay } from './decay.ts';
import { cappedAt, cappedContacts, poissonBelow, poissonMass, poissonTail } from './poisson-tail.ts';
import { tailEnvelope } from './tail-envelope.ts';

/**
 * A concave majorant of every person's value between the fewest and the most contacts of an allowed plan: the value
 * itself where it is concave; for k >= 2 the reach is replaced by its envelope, a line from the fewest contacts on.
 */
export class ConcaveMajorant {
  private readonly curve: PoissonCurve;
  private readonly low: Float64Array | null;
  private readonly foot: Float64Array;
  private readonly line: Float64Array;
  /** Where the line ends and the curve begins. */
  private readonly until: Float64Array;
  private readonly isReach: boolean;
  /** Height and slope at the place last touched. */
  height = 0;
  slope = 0;

  /** @param range needed where the value is not concave */
  constructor(curve: PoissonCurve, range: ContactRange | null) {
    this.curve = curve;
    this.isReach = curve.k === 1 && curve.contactWeight === 0;
    this.low = isConcave(curve) || !range ? null : range.low;
    const people = this.low?.length ?? 0;
    this.foot = new Float64Array(people);
    this.line = new Float64Array(people);
    this.until = new Float64Array(people);
    if (!range) return;
    for (let p = 0; p < people; p++) {
      const envelope = tailEnvelope(curve.k, range.low[p], range.high[p]);
      this.foot[p] = poissonTail(curve.k, range.low[p]);
      this.line[p] = envelope.slope;
      this.until[p] = envelope.until;
    }
  }

  /** Whether the reach of person p counts on the line at t contacts. */
  isOnLine(p: number, t: number): boolean {
    return this.low !== null && t < this.until[p];
  }

  /** Sets height and slope to those of person p at t contacts. */
  touch(p: number, t: number): void {
    if (this.isReach) {
      const missed = decay(t);
      this.height = this.curve.reachWeight * (1 - missed);
      this.slope = this.curve.reachWeight * missed;
      return;
    }
    const { k, reachWeight, contactWeight, cap } = this.curve;
    if (cap > 0 && contactWeight > 0 && k === 1) {
      const missed = decay(t);
      const [below, useful] = cappedAt(cap, t);
      this.height = reachWeight * (1 - missed) + contactWeight * useful;
      this.slope = reachWeight * missed + contactWeight * below;
      return;
    }
    this.height = this.heightAt(p, t);
    this.slope = this.slopeAt(p, t);
  }

  slopeAt(p: number, t: number): number {
    const { reachWeight, k, contactWeight, cap } = this.curve;
    let slope = contactWeight > 0 ? contactWeight * (cap > 0 ? poissonBelow(cap, t) : 1) : 0;
    if (reachWeight > 0) slope += reachWeight * (this.isOnLine(p, t) ? this.line[p] : poissonMass(k - 1, t));
    return slope;
  }

  heightAt(p: number, t: number): number {
    const { low, curve } = this;
    if (low === null || !this.isOnLine(p, t)) return responseAt(curve, t);
    const { reachWeight, contactWeight, cap } = curve;
    const deep = contactWeight > 0 ? contactWeight * (cap > 0 ? cappedContacts(cap, t) : t) : 0;
    return deep + reachWeight * (this.foot[p] + this.line[p] * (t - low[p]));
  }
}
