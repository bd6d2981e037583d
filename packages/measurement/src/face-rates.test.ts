import { expect, test } from 'vitest';
import { indexFaces, type PlacedPeople } from './face-index.ts';
import { crossingChance, faceRates, memberDraw, type Face, type StationPassages } from './face-rates.ts';
import { spotChance, type FaceViewing } from './face-viewing.ts';
import { seededRandom } from './random.ts';

const noCell = 0xffff_ffff;
const cellSquareMeters = 105_000;

const street: FaceViewing = {
  place: 'street',
  viewingDistanceMeters: 40,
  streetConcentration: 2,
  attentionShare: 0.25,
  nightFactor: 0.5,
};
const at = (cell: number, share = 1) => ({ cell, share, squareMeters: cellSquareMeters });
const face = (viewing: FaceViewing, rest: Partial<Face> = {}): Face => ({
  key: 'f-1',
  viewing,
  spot: null,
  cells: [at(0)],
  station: null,
  ...rest,
});

const cellCount = 10;
const noPassages: StationPassages = {
  start: new Uint32Array(1),
  person: new Uint32Array(0),
  weekly: new Float32Array(0),
};

/** Rates of faces with people whose visits are given as person, cell, hour, day mask, outdoors. */
function ratesOf(
  visits: readonly (readonly [number, number, number, number, number])[],
  faces: readonly Face[],
  { passages = noPassages, ...rest }: Partial<PlacedPeople> & { passages?: StationPassages } = {},
): ReturnType<typeof faceRates> {
  const rows = visits.toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);
  const column = (i: 0 | 1 | 2 | 3 | 4) => rows.map((row) => row[i]);
  const index = indexFaces({
    personCount: 4,
    visits: {
      start: Uint32Array.from(
        { length: cellCount + 1 },
        (_, cell) => rows.filter((row) => row[1] < cell).length,
      ),
      person: Uint32Array.from(column(0)),
      hour: Uint8Array.from(column(2)),
      dayMask: Uint8Array.from(column(3)),
      outdoors: Uint8Array.from(column(4)),
    },
    homeCell: new Uint32Array(4).fill(noCell),
    workCell: new Uint32Array(4).fill(noCell),
    ...rest,
  });
  return faceRates(index, passages, faces);
}
const one = (found: ReturnType<typeof faceRates>) =>
  Object.fromEntries([...found[0].persons].map((person, i) => [person, found[0].rates[i]]));

test('contacts with a street face come from people outdoors around it, fewer at night, in proportion to visits', () => {
  // Perimeter of a hexagon of 105,000 m² is 1,206.2 m; of the disc 251.3 m; twice as dense, a quarter look.
  const byDay = 0.25 * ((251.327_412_3 * 2) / 1206.23);
  const found = one(
    ratesOf(
      [
        [0, 0, 9, 0b0011111, 1],
        [1, 0, 21, 0b0000001, 1],
        [2, 0, 9, 127, 0],
        [3, 7, 9, 127, 1],
      ],
      [face(street)],
    ),
  );
  expect(Object.keys(found)).toEqual(['0', '1']);
  expect(found[0]).toBeCloseTo((5 / 7) * byDay, 5);
  expect(found[1]).toBeCloseTo((1 / 7) * byDay * 0.5, 5);
});

test('the probability of crossing a disc agrees with random lines through the hexagon', () => {
  const random = seededRandom(5);
  const side = Math.sqrt((2 * cellSquareMeters) / (3 * Math.sqrt(3)));
  const corners = Array.from({ length: 6 }, (_, i) => [
    side * Math.cos((i * Math.PI) / 3),
    side * Math.sin((i * Math.PI) / 3),
  ]);
  let [lines, hits] = [0, 0];
  for (let i = 0; i < 40_000; i++) {
    const angle = random.next() * Math.PI;
    const offset = (random.next() * 2 - 1) * side;
    const sides = corners.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle) - offset > 0);
    if (sides.every((one) => one === sides[0])) continue;
    lines++;
    if (Math.abs(offset) < 60) hits++;
  }
  expect(Math.abs(hits / lines - crossingChance(60, 1, cellSquareMeters, 1))).toBeLessThan(0.01);
});

test('a disc over two cells takes its share of each; a probability never exceeds 1', () => {
  const [both, whole] = ratesOf(
    [
      [0, 0, 9, 127, 1],
      [0, 1, 9, 127, 1],
    ],
    [face(street, { cells: [at(0, 0.75), at(1, 0.25)] }), face(street)],
  );
  expect(both.rates[0]).toBeCloseTo(whole.rates[0], 10);
  expect(crossingChance(400, 1, cellSquareMeters, 2)).toBe(1);
});

test('views of a spot in a loop follow the standard', () => {
  expect(spotChance(null, 10)).toBe(1);
  // (max(20 − 2, 0) + 15) / 15 = 2.2 shows of all, a twentieth of them the advertiser's.
  expect(spotChance({ spotSeconds: 15, loopSeconds: 300 }, 20)).toBeCloseTo(2.2 / 20, 12);
  expect(spotChance({ spotSeconds: 15, loopSeconds: 15 }, 20)).toBe(1);
});

test('contacts with a station face are its share of the passages of its own station', () => {
  const viewing: FaceViewing = { place: 'station', passingShare: 0.25, attentionShare: 0.5 };
  const passages = {
    // Station 3 has two passengers, station 4 one.
    start: Uint32Array.of(0, 0, 0, 0, 2, 3),
    person: Uint32Array.of(0, 1, 1),
    weekly: Float32Array.of(14, 7, 70),
  };
  const found = one(ratesOf([], [face(viewing, { station: 3, cells: [] })], { passages }));
  expect(found[0]).toBeCloseTo(0.25, 6);
  expect(found[1]).toBeCloseTo(0.125, 6);
});

test('only members of a building have contacts with it, all at the same rate, and they are the declared share', () => {
  const personCount = 20_000;
  const viewing: FaceViewing = {
    place: 'building',
    memberShare: 0.1,
    passagesPerDay: 4,
    attentionShare: 0.5,
    countsWorkers: true,
  };
  const [found, other] = ratesOf([], [face(viewing), face(viewing, { key: 'f-2' })], {
    personCount,
    homeCell: new Uint32Array(personCount).fill(0),
    workCell: new Uint32Array(personCount).fill(noCell),
  });
  expect(new Set(found.rates)).toEqual(new Set([2]));
  expect(Math.abs(found.persons.length / personCount - 0.1)).toBeLessThan(0.01);
  // Buildings draw independently of each other.
  const shared = [...found.persons].filter((person) => other.persons.includes(person)).length;
  expect(Math.abs(shared / personCount - 0.01)).toBeLessThan(0.004);
  expect(memberDraw(17, 'a')).toBe(memberDraw(17, 'a'));
});

test('contacts with a hall come from visitors, not from residents or workers of its cell', () => {
  const viewing: FaceViewing = { place: 'hall', passingShare: 0.5, attentionShare: 0.5 };
  const found = one(
    ratesOf(
      [
        [0, 0, 12, 0b0000011, 0],
        [1, 0, 12, 127, 0],
        [2, 0, 12, 127, 0],
      ],
      [face(viewing)],
      { homeCell: Uint32Array.of(9, 0, 9, 9), workCell: Uint32Array.of(noCell, noCell, 0, noCell) },
    ),
  );
  expect(found).toEqual({ 0: (2 * 0.25) / 7 });
});
