import type { Effort } from '../search/effort.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import { rowsByPerson } from '../objective/rows-by-person.ts';

/**
 * Upper bounds of each medium's credit, by the total number of media bought (caps[number][medium]).
 * A person with k passages in a plan credits every medium a of it with at most min(n_a, k) / k, which sums to 1 or
 * more. Of a's credit, with d = k − n_a still missing, every other medium b of the plan contributes the share
 * min(n_b, d) / d; and of b's, with d' = d − n_b missing, every third medium c the share min(n_c, d') / d'. A plan
 * of s media has s − 2 third ones, so a pair is worth no more than its s − 2 leading third media, and a
 * medium no more than its s − 1 leading pairs. Null when the effort limit does not suffice to compute them.
 */
export function creditCaps(
  matrix: ContactMatrix,
  k: number,
  isOpen: Uint8Array,
  most: number,
  effort: Effort,
): Float64Array[] | null {
  const { rowStart, persons, amounts, weights, mediaCount, personCount } = matrix;
  const { start, medium, pair } = rowsByPerson(matrix);
  let work = 0;
  for (let p = 0; p < personCount; p++) if (isOpen[p]) work += (start[p + 1] - start[p]) ** 3;
  if (effort.exhausted || effort.pairs + work > effort.limit) return null;
  effort.spend(work);
  const caps = Array.from({ length: most + 1 }, () => new Float64Array(mediaCount));
  const ownPair = new Int32Array(personCount).fill(-1);
  const third = new Float64Array(mediaCount);
  const seen = new Uint8Array(mediaCount);
  for (let a = 0; a < mediaCount; a++) {
    let sure = 0;
    let whole = 0;
    const others: number[] = [];
    for (let e = rowStart[a]; e < rowStart[a + 1]; e++) {
      const p = persons[e];
      if (!isOpen[p]) continue;
      ownPair[p] = e;
      whole += (weights[p] * Math.min(amounts[e], k)) / k;
      if (amounts[e] >= k) sure += weights[p];
      for (let i = start[p]; i < start[p + 1]; i++) {
        const b = medium[i];
        if (b === a || seen[b]) continue;
        seen[b] = 1;
        others.push(b);
      }
    }
    const pairs = Array.from({ length: most + 1 }, () => new Float64Array(others.length));
    others.forEach((b, at) => {
      seen[b] = 0;
      let base = 0;
      let full = 0;
      const met: number[] = [];
      for (let e = rowStart[b]; e < rowStart[b + 1]; e++) {
        const p = persons[e];
        if (ownPair[p] < 0) continue;
        const lacks = k - amounts[ownPair[p]];
        if (lacks <= 0) continue;
        const credit = (((weights[p] * amounts[ownPair[p]]) / k) * Math.min(amounts[e], lacks)) / lacks;
        full += credit;
        const rest = lacks - amounts[e];
        if (rest <= 0) base += credit;
        else
          for (let i = start[p]; i < start[p + 1]; i++) {
            const c = medium[i];
            if (c === a || c === b) continue;
            if (third[c] === 0) met.push(c);
            third[c] += credit * Math.min(1, amounts[pair[i]] / rest);
          }
      }
      const best = leading(
        met.map((c) => third[c]),
        most,
      );
      for (const c of met) third[c] = 0;
      let sum = base;
      for (let s = 2; s <= most; s++) {
        pairs[s][at] = Math.min(full, sum);
        sum += best[s - 2] ?? 0;
      }
    });
    for (let e = rowStart[a]; e < rowStart[a + 1]; e++) ownPair[persons[e]] = -1;
    for (let s = 1; s <= most; s++)
      caps[s][a] = Math.min(
        whole,
        leading(pairs[s], s - 1).reduce((sum, x) => sum + x, sure),
      );
  }
  return caps;
}

/** The greatest values in descending order, at most `count`. */
function leading(values: ArrayLike<number>, count: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const x = values[i];
    if (found.length === count && !(x > found[count - 1])) continue;
    let at = Math.min(found.length, count - 1);
    if (at < 0) break;
    while (at > 0 && found[at - 1] < x) {
      found[at] = found[at - 1];
      at--;
    }
    found[at] = x;
  }
  return found;
}
