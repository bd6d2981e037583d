/**
 * Contact rates of fixed faces from a panel's typical week: visible contacts of a person with a face per
 * day. Faces use the same rate form as moving media, so both add up in one Λ.
 *
 * A path through a convex cell crosses a convex disc inside it with probability perimeter(disc) ÷ perimeter(cell)
 * (Crofton), multiplied by the street's concentration; a visit is one path through its cell. Who belongs to a
 * building of a cell is not in a panel: a hash of person and building imputes it, so that a person is either a
 * member all week or not at all, as in reality, and the expected share of members is the declared one.
 * Cost: one pass over the visits of the faces' cells; faces that are met alike are computed once. Method:
 * docs/methods/effect.md.
 */
import type { FaceIndex, PersonsBy } from './face-index.ts';
import { spotChance, type FaceViewing, type Spot } from './face-viewing.ts';
import { PersonSum } from './person-sum.ts';

export const DAYS_OF_WEEK = 7;
const WALKING_METERS_PER_SECOND = 1.2;
/** Seconds for which a face indoors is in view of who walks past it. */
const WALK_PAST_SECONDS = 20;

/** Metro passages by station, persons ascending within one. */
export interface StationPassages extends PersonsBy {
  /** Passages a week. */
  readonly weekly: Float32Array;
}

export interface Face {
  /** Identifies the building for the imputation; any text. */
  readonly key: string;
  readonly viewing: FaceViewing;
  readonly spot: Spot | null;
  /** Cells of the viewing disc with the share of its area in each; the first is the face's own. */
  readonly cells: readonly { readonly cell: number; readonly share: number; readonly squareMeters: number }[];
  /** Index of its station, or null. */
  readonly station: number | null;
}

export interface FaceRates {
  /** Ascending. */
  readonly persons: Uint32Array;
  /** Visible contacts a day with one face or slot. */
  readonly rates: Float64Array;
}

/** Share of those who pass a face in view who see it: who look, and while its spot is shown. */
export function seenShare({ viewing, spot }: Pick<Face, 'viewing' | 'spot'>): number {
  if (viewing.place !== 'street')
    return viewing.attentionShare * spotChance(spot, viewing.inViewSeconds ?? WALK_PAST_SECONDS);
  // The mean chord of a disc is π/2 of its radius.
  const inView = (Math.PI * viewing.viewingDistanceMeters) / 2 / WALKING_METERS_PER_SECOND;
  return viewing.attentionShare * spotChance(spot, inView);
}

/** Perimeter of the regular hexagon of an area. */
const hexagonMeters = (squareMeters: number): number => 2 * Math.sqrt(2 * Math.sqrt(3) * squareMeters);

/** Probability that a path through a cell crosses the part of the viewing disc that lies in it. */
export function crossingChance(
  radiusMeters: number,
  discShare: number,
  squareMeters: number,
  concentration: number,
): number {
  return Math.min(1, (2 * Math.PI * radiusMeters * discShare * concentration) / hexagonMeters(squareMeters));
}

/** A uniform number in [0, 1) determined by person and building: FNV-1a with a finaliser. */
export function memberDraw(person: number, key: string): number {
  let h = 0x811c9dc5 ^ person;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Faces with the same text are met by the same people equally often: the building matters only where it has members. */
const likeness = (
  { key, viewing, spot, cells, station }: Face,
  passersOf: (station: number) => string,
): string => {
  if (viewing.place === 'street') return JSON.stringify([viewing, spot, cells]);
  if (viewing.place === 'station')
    return JSON.stringify([viewing, spot, station === null ? null : passersOf(station)]);
  return JSON.stringify([viewing, spot, cells[0].cell, viewing.place === 'building' ? key : null]);
};

/**
 * A digest of 64 bits of who passes a station how often. The numbers of stations differ from call to call, so that they
 * cannot stand for it; that two stations with other passers share one is left to a chance of 1 in 10¹⁹.
 */
function passersText({ start, person, weekly }: StationPassages, station: number): string {
  const [from, to] = [start[station], start[station + 1]];
  const passages = new Uint32Array(weekly.buffer, weekly.byteOffset, weekly.length);
  let [a, b] = [0x811c9dc5, 0x9e3779b1];
  for (let row = from; row < to; row++) {
    a = Math.imul(Math.imul(a ^ person[row], 0x01000193) ^ passages[row], 0x85ebca6b);
    b = Math.imul(Math.imul((b >>> 15) ^ b ^ passages[row], 0xc2b2ae35) ^ person[row], 0x27d4eb2f);
  }
  return `${to - from} ${a} ${b}`;
}

/** Calls with every row of a place; a place that the index does not know has none. */
function forRows({ start }: PersonsBy, place: number, call: (row: number) => void): void {
  if (place + 1 >= start.length) return;
  for (let row = start[place]; row < start[place + 1]; row++) call(row);
}

/** Adds what each person has of a face a day. */
function addFace(face: Face, index: FaceIndex, passages: StationPassages, sum: PersonSum): void {
  const { viewing, key, cells } = face;
  const seen = seenShare(face);
  if (viewing.place === 'street') {
    const { viewingDistanceMeters: radius, streetConcentration, nightFactor } = viewing;
    const { person, light, dark } = index.streets;
    for (const { cell, share, squareMeters } of cells) {
      const chance = seen * crossingChance(radius, share, squareMeters, streetConcentration);
      forRows(index.streets, cell, (row) =>
        sum.add(person[row], ((light[row] + nightFactor * dark[row]) * chance) / DAYS_OF_WEEK),
      );
    }
  } else if (viewing.place === 'station') {
    if (face.station === null) return;
    forRows(passages, face.station, (row) =>
      sum.add(passages.person[row], (passages.weekly[row] * viewing.passingShare * seen) / DAYS_OF_WEEK),
    );
  } else if (viewing.place === 'hall') {
    const { person, visits } = index.visitors;
    forRows(index.visitors, cells[0].cell, (row) =>
      sum.add(person[row], (visits[row] * viewing.passingShare * seen) / DAYS_OF_WEEK),
    );
  } else {
    const { memberShare, passagesPerDay, countsWorkers } = viewing;
    for (const members of countsWorkers ? [index.residents, index.workers] : [index.residents])
      forRows(members, cells[0].cell, (row) => {
        const p = members.person[row];
        if (memberDraw(p, key) < memberShare) sum.add(p, passagesPerDay * seen);
      });
  }
}

/**
 * The contact rates of each face, in the order of the faces.
 * @param known rates of faces of the same index that were computed before; new ones are added
 */
export function faceRates(
  index: FaceIndex,
  passages: StationPassages,
  faces: readonly Face[],
  known: Map<string, FaceRates> = new Map(),
): FaceRates[] {
  const sum = new PersonSum(index.personCount);
  const texts = new Map<number, string>();
  const passersOf = (station: number) => {
    const text = texts.get(station) ?? passersText(passages, station);
    texts.set(station, text);
    return text;
  };
  return faces.map((face) => {
    const alike = likeness(face, passersOf);
    const before = known.get(alike);
    if (before !== undefined) return before;
    addFace(face, index, passages, sum);
    const found = { persons: new Uint32Array(sum.size), rates: new Float64Array(sum.size) };
    let at = 0;
    sum.drain((person, contacts) => {
      found.persons[at] = person;
      found.rates[at++] = contacts;
    });
    known.set(alike, found);
    return found;
  });
}
