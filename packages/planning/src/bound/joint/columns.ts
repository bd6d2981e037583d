import type { Exclusions } from './exclusions.ts';
import { NumberList } from './linear-program.ts';
import type { JointNeeds } from './needs.ts';
import { stepMedia, stepPersons, type StepMedia, type StepPersons } from './step-persons.ts';
import { tripleColumns, type TripleColumns } from './triple-columns.ts';

/** Columns of pairs a < b in ascending order: a plan has both media. */
export interface PairColumns {
  /** Columns of the media. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** Whether a person or a triple needs the pair. */
  readonly isShared: Uint8Array;
  /** Column of the pair at two positions of the core (a · core size + b), or -1; symmetric. */
  readonly at: Int32Array;
}

/** Columns of a person's pairs a < b, ascending: the plan has both media and reaches the person, shared out. */
export interface PairShareColumns {
  /** Pairs of person p: [start[p], start[p + 1]), in ascending order of their media in triples. */
  readonly start: Uint32Array;
  /** Columns of the pair and of the person's shares at a and at b. */
  readonly pair: Int32Array;
  readonly shareA: Int32Array;
  readonly shareB: Int32Array;
}

/**
 * The columns of a step: media (x, from 0), persons reached (y), passages outside the core (s), shares of persons at
 * media (e), pairs (z), triples (t) and shares at pairs (v), in this order; each kind in ascending order of its key.
 */
export interface StepColumns extends StepMedia {
  readonly count: number;
  /** First column of each kind. */
  readonly first: Readonly<Record<'y' | 's' | 'e' | 'z' | 't' | 'v', number>>;
  readonly persons: StepPersons;
  /** Persons of the columns s. */
  readonly outside: Int32Array;
  /** Column s of each person, or -1. */
  readonly outsideOf: Int32Array;
  /** Columns of the medium and of the person of each share, by column from the first share. */
  readonly shareMedium: Int32Array;
  readonly sharePerson: Int32Array;
  /** Share of each entry of the persons, or -1. */
  readonly shareOf: Int32Array;
  readonly pairCount: number;
  readonly pairs: PairColumns;
  readonly tripleCount: number;
  readonly triples: TripleColumns;
  readonly pairShares: PairShareColumns;
}

/** Column of the pair of two media, or -1. */
export function pairColumn({ corePosition, core, pairs }: StepColumns, a: number, b: number): number {
  const i = corePosition[a];
  const j = corePosition[b];
  return i < 0 || j < 0 ? -1 : pairs.at[i * core.length + j];
}

/** Person p has a column for each pair of their media in triples. */
export const hasPairShares = ({ isPlain, inTriples }: StepPersons, p: number): boolean =>
  isPlain[p] > 0 && inTriples[p] >= 3;

/** The columns of a step. */
export function stepColumns(
  needs: JointNeeds,
  exclusions: Exclusions,
  core: readonly number[] | null,
  inTriples: readonly number[] | null,
  allTriplesUpTo: number,
): StepColumns {
  const media = stepMedia(needs, exclusions, core, inTriples);
  const persons = stepPersons(needs, media);
  const y = media.media.length;
  const s = y + persons.count;
  const outside = outsideColumns(persons, media, s);
  const e = s + outside.outside.length;
  const shares = shareColumns(persons, media, y, e);
  const z = e + shares.shareMedium.length;
  const pairs = pairColumns(media, exclusions, z);
  const t = z + pairs.a.length;
  const triples = tripleColumns(media, persons, exclusions, pairs.at, {
    z,
    pairCount: pairs.a.length,
    allUpTo: allTriplesUpTo,
  });
  const v = t + triples.a.length;
  const pairShares = pairShareColumns(persons, media, shares.shareOf, pairs.at);
  markShared(persons, media, pairs, triples, z);
  return {
    ...media,
    count: v + pairShares.pair.length,
    first: { y, s, e, z, t, v },
    persons,
    ...outside,
    ...shares,
    pairCount: pairs.a.length,
    pairs,
    tripleCount: triples.a.length,
    triples,
    pairShares,
  };
}

function outsideColumns(persons: StepPersons, { corePosition }: StepMedia, first: number) {
  const outsideOf = new Int32Array(persons.count).fill(-1);
  const outside = new NumberList();
  for (let p = 0; p < persons.count; p++) {
    for (let i = persons.start[p]; i < persons.start[p + 1]; i++) {
      if (corePosition[persons.medium[i]] >= 0) continue;
      outsideOf[p] = first + outside.length;
      outside.push(p);
      break;
    }
  }
  return { outside: outside.view(), outsideOf };
}

function shareColumns(persons: StepPersons, { corePosition }: StepMedia, firstPerson: number, first: number) {
  const shareOf = new Int32Array(persons.medium.length).fill(-1);
  const shareMedium = new NumberList();
  const sharePerson = new NumberList();
  for (let p = 0; p < persons.count; p++) {
    if (persons.need[p] < 2) continue;
    for (let i = persons.start[p]; i < persons.start[p + 1]; i++) {
      if (corePosition[persons.medium[i]] < 0) continue;
      shareOf[i] = first + shareMedium.length;
      shareMedium.push(persons.medium[i]);
      sharePerson.push(firstPerson + p);
    }
  }
  return { shareOf, shareMedium: shareMedium.view(), sharePerson: sharePerson.view() };
}

function pairColumns(
  { core, media, price, budget }: StepMedia,
  exclusions: Exclusions,
  first: number,
): PairColumns {
  const a = new NumberList();
  const b = new NumberList();
  const at = new Int32Array(core.length * core.length).fill(-1);
  for (let i = 0; i < core.length; i++) {
    for (let j = i + 1; j < core.length; j++) {
      if (price[core[i]] + price[core[j]] > budget) continue;
      if (exclusions.pairCount > 0 && exclusions.hasPair(media[core[i]], media[core[j]])) continue;
      at[i * core.length + j] = at[j * core.length + i] = first + a.length;
      a.push(core[i]);
      b.push(core[j]);
    }
  }
  return { a: a.view(), b: b.view(), isShared: new Uint8Array(a.length), at };
}

/** Marks the pairs that people share who need more than one of the two, and the pairs of triples. */
function markShared(
  persons: StepPersons,
  { corePosition, core }: StepMedia,
  { at, isShared }: PairColumns,
  triples: TripleColumns,
  first: number,
): void {
  const { start, medium, amount, need } = persons;
  for (let p = 0; p < persons.count; p++) {
    if (need[p] < 2) continue;
    for (let i = start[p]; i < start[p + 1]; i++) {
      const row = corePosition[medium[i]] * core.length;
      if (row < 0) continue;
      for (let j = i + 1; j < start[p + 1]; j++) {
        const b = corePosition[medium[j]];
        if (b < 0 || at[row + b] < 0 || (amount[i] >= need[p] && amount[j] >= need[p])) continue;
        isShared[at[row + b] - first] = 1;
      }
    }
  }
  for (let i = 0; i < triples.a.length; i++)
    isShared[triples.ab[i] - first] = isShared[triples.ac[i] - first] = isShared[triples.bc[i] - first] = 1;
}

function pairShareColumns(
  persons: StepPersons,
  { corePosition, triplePosition, core }: StepMedia,
  shareOf: Int32Array,
  at: Int32Array,
): PairShareColumns {
  const { start, medium } = persons;
  const starts = new Uint32Array(persons.count + 1);
  const pair = new NumberList();
  const shareA = new NumberList();
  const shareB = new NumberList();
  for (let p = 0; p < persons.count; p++) {
    if (hasPairShares(persons, p)) {
      for (let i = start[p]; i < start[p + 1]; i++) {
        if (triplePosition[medium[i]] < 0) continue;
        const row = corePosition[medium[i]] * core.length;
        for (let j = i + 1; j < start[p + 1]; j++) {
          const z = triplePosition[medium[j]] < 0 ? -1 : at[row + corePosition[medium[j]]];
          if (z < 0) continue;
          pair.push(z);
          shareA.push(shareOf[i]);
          shareB.push(shareOf[j]);
        }
      }
    }
    starts[p + 1] = pair.length;
  }
  return { start: starts, pair: pair.view(), shareA: shareA.view(), shareB: shareB.view() };
}
