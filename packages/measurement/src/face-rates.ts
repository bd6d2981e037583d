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
import { spotChance, type FaceViewing, type Spot } from './face-viewing.ts';

export const DAYS_OF_WEEK = 7;
/** Night hours, as for moving media. */
const DUSK_HOUR = 19;
const DAWN_HOUR = 6;
const WALKING_METERS_PER_SECOND = 1.2;
/** Seconds for which a face indoors is in view of who walks past it. */
const WALK_PAST_SECONDS = 20;

/** Visits of the typical week in the cells around faces, one row each; days as a mask, bit 0 = Monday. */
export interface FaceVisits {
  readonly person: Uint32Array;
  /** Index of the cell. */
  readonly cell: Uint32Array;
  readonly hour: Uint8Array;
  readonly dayMask: Uint8Array;
  readonly outdoors: Uint8Array;
}

export interface StationPassages {
  readonly person: Uint32Array;
  /** Index of the station. */
  readonly station: Uint32Array;
  readonly weeklyPassages: Float32Array;
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

export interface FaceModel {
  readonly personCount: number;
  readonly visits: FaceVisits;
  readonly passages: StationPassages;
  /** Cells of persons in the numbering of `visits`; noCell where the cell is not among them. */
  readonly homeCell: Uint32Array;
  readonly workCell: Uint32Array;
}

export interface FaceRates {
  /** Ascending. */
  readonly persons: Uint32Array;
  /** Visible contacts a day with one face or slot. */
  readonly rates: Float64Array;
}

const bitsOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask & 127; rest > 0; rest &= rest - 1) count++;
  return count;
};

/** Whether a street is dark at an hour of the day. */
export const isDarkHour = (hour: number): boolean => hour >= DUSK_HOUR || hour < DAWN_HOUR;

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

/** Places in a column by its values, ascending. */
function placesOf(column: Uint32Array): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let i = 0; i < column.length; i++) {
    const own = places.get(column[i]);
    if (own) own.push(i);
    else places.set(column[i], [i]);
  }
  return places;
}

/** The model with what faces look up in it. */
interface IndexedModel extends FaceModel {
  /** Rows of visits by cell, rows of passages by station, persons by the cells they live and work in. */
  readonly visitsIn: ReadonlyMap<number, readonly number[]>;
  readonly passagesAt: ReadonlyMap<number, readonly number[]>;
  readonly residents: ReadonlyMap<number, readonly number[]>;
  readonly workers: ReadonlyMap<number, readonly number[]>;
}

const indexed = (model: FaceModel): IndexedModel => ({
  ...model,
  visitsIn: placesOf(model.visits.cell),
  passagesAt: placesOf(model.passages.station),
  residents: placesOf(model.homeCell),
  workers: placesOf(model.workCell),
});

/** Faces with the same text are met by the same people equally often: the building matters only where it has members. */
const likeness = ({ key, viewing, spot, cells, station }: Face): string => {
  if (viewing.place === 'street') return JSON.stringify([viewing, spot, cells]);
  if (viewing.place === 'station') return JSON.stringify([viewing, spot, station]);
  return JSON.stringify([viewing, spot, cells[0].cell, viewing.place === 'building' ? key : null]);
};

type Add = (person: number, contacts: number) => void;

function addStreet(
  { cells, spot, viewing }: Face & { viewing: Extract<FaceViewing, { place: 'street' }> },
  { visits, visitsIn }: IndexedModel,
  add: Add,
): void {
  const { viewingDistanceMeters: radius, streetConcentration, nightFactor } = viewing;
  const seen = seenShare({ viewing, spot });
  for (const { cell, share, squareMeters } of cells) {
    const chance = seen * crossingChance(radius, share, squareMeters, streetConcentration);
    for (const row of visitsIn.get(cell) ?? []) {
      if (visits.outdoors[row] === 0) continue;
      add(
        visits.person[row],
        (bitsOf(visits.dayMask[row]) * chance * (isDarkHour(visits.hour[row]) ? nightFactor : 1)) /
          DAYS_OF_WEEK,
      );
    }
  }
}

function addStation(face: Face, passingShare: number, model: IndexedModel, seen: number, add: Add): void {
  const { passages, passagesAt } = model;
  if (face.station === null) return;
  for (const i of passagesAt.get(face.station) ?? [])
    add(passages.person[i], (passages.weeklyPassages[i] * passingShare * seen) / DAYS_OF_WEEK);
}

function addFace(face: Face, model: IndexedModel, add: Add): void {
  const { viewing, key } = face;
  if (viewing.place === 'street') return addStreet({ ...face, viewing }, model, add);
  const seen = seenShare(face);
  if (viewing.place === 'station') return addStation(face, viewing.passingShare, model, seen, add);
  const { cell } = face.cells[0];
  const { homeCell, workCell, visits, visitsIn, residents, workers } = model;
  if (viewing.place === 'building') {
    const atWork = viewing.countsWorkers ? (workers.get(cell) ?? []) : [];
    const members = [...(residents.get(cell) ?? []), ...atWork.filter((p) => homeCell[p] !== cell)];
    for (const p of members)
      if (memberDraw(p, key) < viewing.memberShare) add(p, viewing.passagesPerDay * seen);
    return;
  }
  for (const row of visitsIn.get(cell) ?? []) {
    const p = visits.person[row];
    if (homeCell[p] === cell || workCell[p] === cell) continue;
    add(p, (bitsOf(visits.dayMask[row]) * viewing.passingShare * seen) / DAYS_OF_WEEK);
  }
}

/** The contact rates of each face, in the order of the faces. */
export function faceRates(model: FaceModel, faces: readonly Face[]): FaceRates[] {
  const places = indexed(model);
  const daily = new Float64Array(model.personCount);
  const known = new Map<string, FaceRates>();
  return faces.map((face) => {
    const alike = likeness(face);
    const before = known.get(alike);
    if (before !== undefined) return before;
    const met: number[] = [];
    addFace(face, places, (person, contacts) => {
      if (contacts <= 0) return;
      if (daily[person] === 0) met.push(person);
      daily[person] += contacts;
    });
    const persons = Uint32Array.from(met).sort();
    const rates = Float64Array.from(persons, (person) => daily[person]);
    for (const person of persons) daily[person] = 0;
    const found = { persons, rates };
    known.set(alike, found);
    return found;
  });
}
