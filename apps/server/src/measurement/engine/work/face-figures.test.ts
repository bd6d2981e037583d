import { cellAreaSquareMeters, cellFromUInt64 } from '@ooh/geo/h3-cell';
import type { FaceViewing } from '@ooh/measurement/face-viewing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import type { EffectFace, FaceSurroundings } from './effect-faces.ts';
import { faceFigures } from './face-figures.ts';
import { unitEstimates } from './unit-estimates.ts';

const { city, model } = smallModel({ persons: 700, lines: 3, seed: 23 });
const { persons, visits } = city.panel;
const female = 102;
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [female] }] }],
};

/** The panel's metro passages around faces, as the fact store answers them. */
function surroundings(): FaceSurroundings {
  const passengers = persons.filter((_, p) => p % 3 === 0);
  const passages = new DataView(new ArrayBuffer(passengers.length * 12));
  passengers.forEach(({ person }, row) => {
    passages.setUint32(row * 12, person, true);
    passages.setUint32(row * 12 + 4, person % 2, true);
    passages.setFloat32(row * 12 + 8, 1 + (person % 9), true);
  });
  return {
    passages: new Uint8Array(passages.buffer),
    stationIds: ['north', 'south'],
  };
}
const around = surroundings();

const cells = [...new Set(visits.map(({ cell }) => cell))];
const share = fc.double({ min: 0.05, max: 1, noNaN: true });
const viewing: fc.Arbitrary<FaceViewing> = fc.oneof(
  fc.record({
    place: fc.constant('street' as const),
    attentionShare: share,
    viewingDistanceMeters: fc.integer({ min: 20, max: 150 }),
    streetConcentration: fc.integer({ min: 1, max: 3 }),
    nightFactor: fc.constantFrom(0.5, 1),
  }),
  fc.record({ place: fc.constant('station' as const), attentionShare: share, passingShare: share }),
  fc.record({ place: fc.constant('hall' as const), attentionShare: share, passingShare: share }),
  fc.record({
    place: fc.constant('building' as const),
    attentionShare: share,
    memberShare: share,
    passagesPerDay: fc.integer({ min: 1, max: 6 }),
    countsWorkers: fc.boolean(),
  }),
);
const face: fc.Arbitrary<EffectFace> = fc.record({
  key: fc.constantFrom('tower', 'mall', 'home'),
  viewing,
  spot: fc.option(fc.constant({ spotSeconds: 15, loopSeconds: 180 })),
  cells: fc
    .uniqueArray(fc.constantFrom(...cells, 1n), { minLength: 1, maxLength: 3 })
    .map((own) => own.map((cell) => ({ cell, share: 1 / own.length }))),
  stationId: fc.constantFrom('north', 'south'),
});

// The area of a cell that is none is unknown: such a cell is only ever one that nobody visits.
const isCell = (cell: bigint) => cell !== 1n && cellAreaSquareMeters(cellFromUInt64(cell)) > 0;

/** Holds the figures of one pass against the units counted person by person. */
function compareBothWays(faces: readonly EffectFace[]): void {
  const figures = faceFigures(model, { audience, faces, around });
  const ask = {
    audience,
    faces,
    around,
    elapsedDays: 0,
    items: faces.map((_, at) => ({ mediumId: 2, unit: { face: at }, planned: [], actual: [] })),
  };
  const units = unitEstimates(model, ask);
  units.forEach((unit, at) => {
    expect(figures.contacts[at]).toBeCloseTo(unit!.contacts.value, 6);
    expect(figures.taContacts[at]).toBeCloseTo(unit!.taContacts.value, 6);
    expect([figures.persons[at], figures.taPersons[at]]).toEqual([unit!.persons, unit!.taPersons]);
    expect(figures.passages[at]).toBeGreaterThanOrEqual(figures.contacts[at]);
    const { concentration } = unit!;
    if (concentration !== null)
      expect(concentration.value).toBeCloseTo(figures.taContacts[at] / figures.contacts[at], 9);
  });
}

test('one pass over a city gives the contacts that are counted person by person', () => {
  fc.assert(
    fc.property(fc.array(face, { minLength: 1, maxLength: 12 }), (drawn) => {
      const faces = drawn.map((one) => ({ ...one, cells: one.cells.filter(({ cell }) => isCell(cell)) }));
      fc.pre(faces.every((one) => one.cells.length > 0));
      compareBothWays(faces);
    }),
    { numRuns: 60 },
  );
});

test('buildings of one name in two cells have members of their own', () => {
  const tower = (cell: bigint): EffectFace => ({
    key: 'tower',
    viewing: {
      place: 'building',
      attentionShare: 0.5,
      memberShare: 0.5,
      passagesPerDay: 2,
      countsWorkers: true,
    },
    spot: null,
    cells: [{ cell, share: 1 }],
    stationId: null,
  });
  compareBothWays(cells.filter(isCell).slice(0, 20).map(tower));
});

test('the estimate of a line is that of one vehicle on one day', () => {
  const [unit] = unitEstimates(model, {
    audience,
    faces: [],
    around,
    elapsedDays: 0,
    items: [{ mediumId: 1, unit: { lineId: model.lineIds[0], formFactor: 0.5 }, planned: [], actual: [] }],
  });
  const { rowStart, rates, persons: met, weights } = model.store;
  let contacts = 0;
  for (let e = rowStart[0]; e < rowStart[1]; e++) contacts += weights[met[e]] * rates[e] * 0.5;
  expect(unit!.contacts.value).toBeCloseTo(contacts, 6);
  expect(unit!.contacts.low).toBeLessThan(contacts);
});
