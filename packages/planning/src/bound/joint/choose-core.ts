import type { Exclusions } from './exclusions.ts';
import type { JointNeeds } from './needs.ts';
import { ALL_TRIPLES_UP_TO } from './triple-columns.ts';

/** Sizes of a step's linear program, in matrix entries. */
export interface ProgramSize {
  /** Entries of the rows of pairs, about. */
  readonly pairs: number;
  /** Entries of the rows of triples, about. */
  readonly triples: number;
}

/**
 * Media for columns of pairs or triples, ascending: those that were chosen before and are still allowed, then the
 * leading ones by `rank` while the rows of their persons stay within a number of entries.
 * @param rank by medium, larger first
 * @param among media to choose from; null for all that are allowed
 * @param power 2 for pairs, 3 for triples: a person with n of the media has about n to this power entries
 */
export function leadingMedia(
  needs: JointNeeds,
  exclusions: Exclusions,
  rank: Float64Array,
  entries: number,
  power: 2 | 3,
  before: readonly number[],
  among: readonly number[] | null,
): number[] {
  const persons = personsByMedium(needs);
  const inside = new Int32Array(needs.need.length);
  const kept = new Set(before.filter((m) => !exclusions.hasMedium(m)));
  const isMet = (m: number) => persons.start[m] < persons.start[m + 1];
  const others = [...(among ?? needs.open)].filter(
    (m) => isMet(m) && !exclusions.hasMedium(m) && !kept.has(m),
  );
  others.sort((a, b) => rank[b] - rank[a] || a - b);
  const chosen: number[] = [];
  let used = 0;
  for (const m of [...kept, ...others]) {
    let more = power === 2 ? chosen.length : Math.min(chosen.length, ALL_TRIPLES_UP_TO) ** 2 * 3;
    for (let i = persons.start[m]; i < persons.start[m + 1]; i++) {
      const n = inside[persons.person[i]];
      more += power === 2 ? 4 * n : 6 * n * n;
    }
    if (!kept.has(m) && used + more > entries) break;
    used += more;
    chosen.push(m);
    for (let i = persons.start[m]; i < persons.start[m + 1]; i++) inside[persons.person[i]]++;
  }
  return chosen.toSorted((a, b) => a - b);
}

/** Weighted passages of each medium per unit of money, of persons who still need them. */
export function passagesPerMoney({
  mediaCount,
  price,
  start,
  medium,
  amount,
  weight,
}: JointNeeds): Float64Array {
  const found = new Float64Array(mediaCount);
  for (let p = 0; p < weight.length; p++)
    for (let e = start[p]; e < start[p + 1]; e++) found[medium[e]] += weight[p] * amount[e];
  return found.map((sum, m) => sum / Math.max(1, price[m]));
}

/** The classes that pass each medium: person[i] for start[m] <= i < start[m + 1]. */
function personsByMedium(needs: JointNeeds): { start: Uint32Array; person: Int32Array } {
  const start = new Uint32Array(needs.mediaCount + 1);
  for (const m of needs.medium) start[m + 1]++;
  for (let m = 0; m < needs.mediaCount; m++) start[m + 1] += start[m];
  const at = start.slice();
  const person = new Int32Array(needs.medium.length);
  for (let p = 0; p < needs.need.length; p++)
    for (let e = needs.start[p]; e < needs.start[p + 1]; e++) person[at[needs.medium[e]]++] = p;
  return { start, person };
}
