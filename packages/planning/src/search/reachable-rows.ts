import { contactsOf } from '../objective/contact-matrix.ts';
import type { SelectionProblem } from './selection-problem.ts';

/** Passages that free media bring to persons whom a plan may take to k, in compressed rows both ways. */
export interface ReachableRows {
  readonly k: number;
  /** Media of which the domain allows more than the least. */
  readonly free: Uint32Array;
  /** Row of medium m: persons[e] with passages[e], ofMedium[m] <= e < ofMedium[m + 1]. */
  readonly ofMedium: Uint32Array;
  readonly persons: Uint32Array;
  readonly passages: Uint32Array;
  /** Row of person p: media[i] with counts[i], ofPerson[p] <= i < ofPerson[p + 1]. */
  readonly ofPerson: Uint32Array;
  readonly media: Uint32Array;
  readonly counts: Uint32Array;
  /** Passages of every person by the least units. */
  readonly atLeast: Uint32Array;
}

/** The rows of a problem of passages, where each free medium has either its least or its most units. */
export function reachableRows({ matrix, domain }: SelectionProblem, k: number): ReachableRows {
  const { mediaCount, personCount, rowStart } = matrix;
  const atLeast = Uint32Array.from(contactsOf(matrix, domain.lo), Math.round);
  const atMost = contactsOf(matrix, domain.hi);
  const isOpen = (p: number) => matrix.weights[p] > 0 && atLeast[p] < k && atMost[p] > k - 0.5;
  const free = Uint32Array.from(domain.lo.keys()).filter((m) => domain.hi[m] > domain.lo[m]);
  const ofMedium = new Uint32Array(mediaCount + 1);
  const ofPerson = new Uint32Array(personCount + 1);
  const persons = new Uint32Array(matrix.persons.length);
  const passages = new Uint32Array(matrix.persons.length);
  let size = 0;
  for (let m = 0; m < mediaCount; m++) {
    const units = (domain.hi[m] - domain.lo[m]) * matrix.scale[m];
    const end = units > 0 ? rowStart[m + 1] : rowStart[m];
    for (let e = rowStart[m]; e < end; e++) {
      const p = matrix.persons[e];
      if (!isOpen(p)) continue;
      persons[size] = p;
      passages[size++] = Math.min(k, Math.round(units * matrix.amounts[e]));
      ofPerson[p + 1]++;
    }
    ofMedium[m + 1] = size;
  }
  for (let p = 0; p < personCount; p++) ofPerson[p + 1] += ofPerson[p];
  const media = new Uint32Array(size);
  const counts = new Uint32Array(size);
  const at = ofPerson.slice();
  for (const m of free) {
    for (let e = ofMedium[m]; e < ofMedium[m + 1]; e++) {
      const i = at[persons[e]]++;
      media[i] = m;
      counts[i] = passages[e];
    }
  }
  return { k, free, ofMedium, persons, passages, ofPerson, media, counts, atLeast };
}
