/** Who passes which medium how often, collected by person, as an instance of whole passages. */
import type { PassageInstance } from '@ooh/planning/passage-instance';

export interface Cover {
  /** Media passed, ascending, and how often. */
  readonly media: readonly number[];
  readonly passages: readonly number[];
  readonly weight: number;
}

/** A medium whose place is a set of stops: one for a shelter, all its stops for a line. */
export interface Medium {
  readonly stops: readonly number[];
  /** Yuan for the campaign. */
  readonly cost: number;
}

/** Media of each stop. */
export function mediaByStop(media: readonly Medium[], stopCount: number): number[][] {
  const found: number[][] = Array.from({ length: stopCount }, () => []);
  media.forEach(({ stops }, m) => stops.forEach((stop) => found[stop].push(m)));
  return found;
}

/** A person's cover from how often every medium is passed. */
export function coverOf(times: ReadonlyMap<number, number>, weight: number): Cover {
  const media = [...times.keys()].sort((a, b) => a - b);
  return { media, passages: media.map((m) => times.get(m) as number), weight };
}

/**
 * Media by column, persons by row. Persons who pass nothing are left out; persons with the same passages (cut
 * at `most`, beyond which they change nothing) become one person with the weights of all.
 */
export function instanceOf(
  covers: readonly Cover[],
  costs: readonly number[],
  most: number,
): PassageInstance {
  const merged = new Map<string, Cover>();
  for (const { media, passages, weight } of covers) {
    if (media.length === 0) continue;
    const cut = passages.map((n) => Math.min(n, most));
    const key = `${media.join()}|${cut.join()}`;
    merged.set(key, { media, passages: cut, weight: weight + (merged.get(key)?.weight ?? 0) });
  }
  const people = [...merged.values()];
  const rowStart = new Uint32Array(costs.length + 1);
  for (const { media } of people) for (const m of media) rowStart[m + 1]++;
  for (let m = 0; m < costs.length; m++) rowStart[m + 1] += rowStart[m];
  const at = rowStart.slice();
  const persons = new Uint32Array(rowStart[costs.length]);
  const passages = new Uint32Array(persons.length);
  people.forEach((person, p) => {
    person.media.forEach((m, i) => {
      persons[at[m]] = p;
      passages[at[m]++] = person.passages[i];
    });
  });
  return {
    personCount: people.length,
    weights: Float64Array.from(people, (person) => person.weight),
    mediaCount: costs.length,
    rowStart,
    persons,
    passages,
    costs: Float64Array.from(costs),
  };
}
