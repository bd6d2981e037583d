import type { Knapsack } from './knapsack.ts';
import type { OpenField } from './open-field.ts';

/** Additions that cost as much as a visit of a pair. */
const ADDITIONS = 4;

/**
 * What the media of a field give at most to a plan that adds several of them. A person who lacks d passages and gets
 * them credits every medium added with n / d of the credited share of their weight, which sums to this share or more.
 * People without passages so far are told apart from the others (`fresh` and `met`).
 */
export class Credits {
  /** By medium. */
  readonly met: Float64Array;
  readonly fresh: Float64Array;
  /** By medium: the part of it from people whom the medium serves alone. */
  private readonly metAlone: Float64Array;
  private readonly freshAlone: Float64Array;
  private readonly joint: JointCredits;
  private readonly k: number;

  constructor(k: number, mostMedia: number) {
    this.k = k;
    this.met = new Float64Array(mostMedia);
    this.fresh = new Float64Array(mostMedia);
    this.metAlone = new Float64Array(mostMedia);
    this.freshAlone = new Float64Array(mostMedia);
    this.joint = new JointCredits(k);
  }

  /** Sums the credits; returns the pairs visited. */
  sum({
    mediaCount,
    personCount,
    start,
    lacks,
    weight,
    share,
    medium,
    passages,
    pairCount,
  }: OpenField): number {
    for (const list of [this.met, this.fresh, this.metAlone, this.freshAlone]) list.fill(0, 0, mediaCount);
    for (let p = 0; p < personCount; p++) {
      const d = lacks[p];
      const credit = d === this.k ? this.fresh : this.met;
      const alone = d === this.k ? this.freshAlone : this.metAlone;
      const part = (weight[p] * share[p]) / d;
      for (let e = start[p], end = start[p + 1]; e < end; e++) {
        const m = medium[e];
        const n = passages[e];
        credit[m] += part * n;
        if (n === d) alone[m] += part * n;
      }
    }
    return pairCount;
  }

  /**
   * Lowers worth by what other media must add: a medium a gives a person n < d of d passages only together with others that
   * give the r = d - n still missing, so of that credit every other medium b added carries min(n_b, r) / r, together
   * 1 or more. So the credit is no more than what media for the money that a leaves carry of it: of
   * the credit of fresh people, the others' being counted in full, or of all. Follows sum; returns the pairs visited.
   */
  cap(field: OpenField, knapsack: Knapsack, worth: Float64Array): number {
    const { mediaCount: count, price, money } = field;
    const { met, fresh, metAlone, freshAlone, joint } = this;
    const work = joint.sum(field);
    for (let a = 0; a < count; a++) {
      const left = money - price[a];
      const row = a * count;
      const ofFresh = freshAlone[a] + knapsack.mostOfWhole(joint.fresh, row, price, count, left, a);
      const ofAll = metAlone[a] + freshAlone[a] + knapsack.mostOfWhole(joint.all, row, price, count, left, a);
      worth[a] = Math.min(worth[a], met[a] + Math.min(fresh[a], ofFresh), ofAll);
    }
    return work + 2 * count * count;
  }
}

/** In row a and column b: the part of medium a's credit that medium b carries. */
class JointCredits {
  /** Of fresh people and of all; entries on the diagonal have no meaning. */
  fresh = new Float64Array(0);
  all = new Float64Array(0);
  /** The same of people who meet every medium once, where a's part and b's are equal: above the diagonal only. */
  private freshOnce = new Float64Array(0);
  private metOnce = new Float64Array(0);
  private readonly k: number;

  constructor(k: number) {
    this.k = k;
  }

  /** Sums the parts; returns the pairs visited. */
  sum({ mediaCount, personCount, start, lacks, weight, share, medium, passages }: OpenField): number {
    this.clear(mediaCount);
    let work = 0;
    for (let p = 0; p < personCount; p++) {
      const d = lacks[p];
      if (d === 1) continue;
      const begin = start[p];
      const end = start[p + 1];
      const whole = weight[p] * share[p];
      const isFresh = d === this.k;
      let isOnce = true;
      for (let e = begin; e < end; e++) isOnce &&= passages[e] === 1;
      work += ((end - begin) * (end - begin)) / (isOnce ? 2 * ADDITIONS : ADDITIONS);
      if (isOnce)
        addOnce(isFresh ? this.freshOnce : this.metOnce, medium, begin, end, mediaCount, whole / d / (d - 1));
      else {
        const to = isFresh ? this.fresh : this.all;
        for (let e = begin; e < end; e++) {
          const n = passages[e];
          if (n === d) continue;
          const rest = d - n;
          const part = (whole * n) / d / rest;
          const row = medium[e] * mediaCount;
          for (let f = begin; f < end; f++) to[row + medium[f]] += part * Math.min(passages[f], rest);
        }
      }
    }
    this.complete(mediaCount);
    return work;
  }

  private clear(count: number): void {
    const size = count * count;
    if (this.all.length < size)
      for (const name of ['fresh', 'all', 'freshOnce', 'metOnce'] as const)
        this[name] = new Float64Array(size);
    else for (const list of [this.fresh, this.all, this.freshOnce, this.metOnce]) list.fill(0, 0, size);
  }

  private complete(count: number): void {
    const { fresh, all, freshOnce, metOnce } = this;
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++) {
        const ab = a * count + b;
        const ba = b * count + a;
        fresh[ab] += freshOnce[ab];
        fresh[ba] += freshOnce[ab];
        all[ab] += metOnce[ab] + fresh[ab];
        all[ba] += metOnce[ab] + fresh[ba];
      }
  }
}

/** Adds a part for every two media of a person. */
function addOnce(
  to: Float64Array,
  medium: Uint16Array,
  begin: number,
  end: number,
  count: number,
  part: number,
): void {
  for (let e = begin; e < end; e++) {
    const row = medium[e] * count;
    for (let f = e + 1; f < end; f++) to[row + medium[f]] += part;
  }
}
