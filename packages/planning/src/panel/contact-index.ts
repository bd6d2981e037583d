/**
 * Whole passages in both directions: the persons of every medium and the media of every person. Selection
 * needs the second to update the gains of all other media when a medium is added or removed.
 */
export interface ContactIndex {
  readonly personCount: number;
  readonly mediaCount: number;
  /** People represented by each person; 0 outside the audience. */
  readonly weights: Float64Array;
  /** Medium m meets persons[e] for rowStart[m] <= e < rowStart[m + 1], ascending. */
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  /** Passages of each entry, limited to k; null when all are 1. */
  readonly amounts: Uint8Array | null;
  /** Person p meets media[i] for personStart[p] <= i < personStart[p + 1], ascending. */
  readonly personStart: Uint32Array;
  readonly media: Uint32Array;
  readonly mediaAmounts: Uint8Array | null;
}

/** Contact rows of media, the input of the index. */
export interface ContactRows {
  readonly weights: Float64Array;
  readonly rowStart: Uint32Array;
  /** Ascending within a row. */
  readonly persons: Uint32Array;
  readonly amounts: Uint8Array | null;
}

/** Persons whose lists are written per pass, so that the written memory stays in the cache. */
const BLOCK = 8192;

/** Adds the persons' side to rows. Throws RangeError where persons do not ascend within a row. */
export function contactIndex({ weights, rowStart, persons, amounts }: ContactRows): ContactIndex {
  const personCount = weights.length;
  const mediaCount = rowStart.length - 1;
  const size = rowStart[mediaCount];
  const personStart = new Uint32Array(personCount + 1);
  for (let m = 0; m < mediaCount; m++) {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      if (e > rowStart[m] && persons[e - 1] >= persons[e])
        throw new RangeError(`medium ${m}: its persons do not ascend`);
      personStart[persons[e] + 1]++;
    }
  }
  for (let p = 0; p < personCount; p++) personStart[p + 1] += personStart[p];
  const media = new Uint32Array(size);
  const mediaAmounts = amounts ? new Uint8Array(size) : null;
  const next = personStart.slice(0, personCount);
  const at = rowStart.slice(0, mediaCount);
  for (let to = BLOCK; to < personCount + BLOCK; to += BLOCK) {
    for (let m = 0; m < mediaCount; m++) {
      const end = rowStart[m + 1];
      let e = at[m];
      for (; e < end; e++) {
        const p = persons[e];
        if (p >= to) break;
        const i = next[p]++;
        media[i] = m;
        if (amounts && mediaAmounts) mediaAmounts[i] = amounts[e];
      }
      at[m] = e;
    }
  }
  return { personCount, mediaCount, weights, rowStart, persons, amounts, personStart, media, mediaAmounts };
}

/**
 * Every `stride`-th person from `first` on with `stride` times the weight. Persons are in the order of
 * their strata and home cells, so the sample is spread over both.
 */
export function thinnedIndex(index: ContactIndex, stride: number, first: number): ContactIndex {
  const { personCount, mediaCount, personStart, media, mediaAmounts } = index;
  const people = Math.max(0, Math.ceil((personCount - first) / stride));
  const starts = new Uint32Array(people + 1);
  const rowStart = new Uint32Array(mediaCount + 1);
  const weights = new Float64Array(people);
  for (let q = 0, p = first; q < people; q++, p += stride) {
    starts[q + 1] = starts[q] + personStart[p + 1] - personStart[p];
    weights[q] = index.weights[p] * stride;
  }
  const size = starts[people];
  const lists = new Uint32Array(size);
  const listAmounts = mediaAmounts ? new Uint8Array(size) : null;
  for (let q = 0, p = first; q < people; q++, p += stride) {
    const from = personStart[p];
    for (let i = starts[q]; i < starts[q + 1]; i++) {
      const m = media[from + i - starts[q]];
      lists[i] = m;
      rowStart[m + 1]++;
      if (mediaAmounts && listAmounts) listAmounts[i] = mediaAmounts[from + i - starts[q]];
    }
  }
  for (let m = 0; m < mediaCount; m++) rowStart[m + 1] += rowStart[m];
  const next = rowStart.slice(0, mediaCount);
  const persons = new Uint32Array(size);
  const amounts = mediaAmounts ? new Uint8Array(size) : null;
  for (let q = 0; q < people; q++) {
    for (let i = starts[q]; i < starts[q + 1]; i++) {
      const e = next[lists[i]]++;
      persons[e] = q;
      if (amounts && listAmounts) amounts[e] = listAmounts[i];
    }
  }
  return {
    personCount: people,
    mediaCount,
    weights,
    rowStart,
    persons,
    amounts,
    personStart: starts,
    media: lists,
    mediaAmounts: listAmounts,
  };
}
