/** Numbers of media (at most 65,536), people and pairs that a field has room for. */
export interface FieldSize {
  readonly media: number;
  readonly persons: number;
  readonly pairs: number;
}

/**
 * What a plan leaves open: the people who still lack passages, and the media that may be added to it. People whom
 * these media cannot serve are left out, so that a field shrinks with every medium that is added or dropped. Media
 * are numbered within the field.
 */
export class OpenField {
  /** Weight of the people whom the plan serves. */
  value = 0;
  /** What the plan leaves of the budget. */
  money = 0;
  mediaCount = 0;
  /** Numbers of the media in the problem, ascending, and their prices. */
  readonly media: Int32Array;
  readonly price: Float64Array;
  personCount = 0;
  /** Passages that each person lacks, at least 1. */
  readonly lacks: Uint8Array;
  readonly weight: Float64Array;
  /** Share of each person's weight that is credited to media; the rest counts as gained by every plan. */
  readonly share: Float64Array;
  /** Person p meets medium[e], ascending, passages[e] times (at most lacks[p]), for start[p] <= e < start[p + 1]. */
  readonly start: Int32Array;
  readonly medium: Uint16Array;
  readonly passages: Uint8Array;

  constructor({ media, persons, pairs }: FieldSize) {
    this.media = new Int32Array(media);
    this.price = new Float64Array(media);
    this.lacks = new Uint8Array(persons);
    this.weight = new Float64Array(persons);
    this.share = new Float64Array(persons);
    this.start = new Int32Array(persons + 1);
    this.medium = new Uint16Array(pairs);
    this.passages = new Uint8Array(pairs);
  }

  get pairCount(): number {
    return this.start[this.personCount];
  }

  /** Weight that counts as gained by every plan. */
  get gainedAnyway(): number {
    let sum = 0;
    for (let p = 0; p < this.personCount; p++) sum += this.weight[p] * (1 - this.share[p]);
    return sum;
  }

  /** Number of media that the money buys when the cheapest are bought first. */
  mostBought(): number {
    const rising = this.price.slice(0, this.mediaCount).sort();
    let left = this.money;
    let bought = 0;
    while (bought < rising.length && rising[bought] <= left) left -= rising[bought++];
    return bought;
  }
}

/**
 * Fills a field with what is left of another (which may be the same) when a medium is added to the plan and only some
 * of the others may be.
 * @param taken the medium added, or -1
 * @param isKept by medium of the given field; those dearer than the money left are dropped all the same
 */
export function leaveOpen(from: OpenField, to: OpenField, taken: number, isKept: Uint8Array): void {
  const numbers = keepMedia(from, to, taken, isKept);
  const most = to.mostBought();
  const { start, lacks, weight, share, medium, passages } = from;
  const persons = from.personCount;
  let { value } = from;
  let person = 0;
  let pair = 0;
  let end = 0;
  for (let p = 0; p < persons; p++) {
    const begin = end;
    end = start[p + 1];
    const first = pair;
    let own = 0;
    for (let e = begin; e < end; e++) {
      const m = medium[e];
      const number = numbers[m];
      if (number >= 0) {
        to.medium[pair] = number;
        to.passages[pair++] = passages[e];
      } else if (m === taken) own = passages[e];
    }
    const lack = lacks[p] - own;
    if (lack === 0) value += weight[p];
    if (lack === 0 || !canServe(to.passages, first, pair, lack, most)) {
      pair = first;
      continue;
    }
    to.lacks[person] = lack;
    to.weight[person] = weight[p];
    to.share[person] = share[p];
    to.start[person++] = first;
  }
  to.start[person] = pair;
  to.personCount = person;
  to.value = value;
}

/** Renumbers the media that stay, and pays for the one added; the new numbers, or -1. */
function keepMedia(from: OpenField, to: OpenField, taken: number, isKept: Uint8Array): Int32Array {
  const money = from.money - (taken < 0 ? 0 : from.price[taken]);
  const count = from.mediaCount;
  const numbers = new Int32Array(count).fill(-1);
  let kept = 0;
  for (let m = 0; m < count; m++) {
    if (isKept[m] === 0 || m === taken || from.price[m] > money) continue;
    to.media[kept] = from.media[m];
    to.price[kept] = from.price[m];
    numbers[m] = kept++;
  }
  to.mediaCount = kept;
  to.money = money;
  return numbers;
}

/** Limits passages to what is lacking; whether those of `most` media can be that many. */
function canServe(passages: Uint8Array, from: number, to: number, lack: number, most: number): boolean {
  let sum = 0;
  let greatest = 0;
  for (let e = from; e < to; e++) {
    let n = passages[e];
    if (n > lack) passages[e] = n = lack;
    sum += n;
    if (n > greatest) greatest = n;
  }
  return sum >= lack && greatest * most >= lack;
}
