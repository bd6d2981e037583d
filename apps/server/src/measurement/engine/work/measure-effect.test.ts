import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { FaceViewing } from '@ooh/measurement/face-viewing';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import type { EffectItem } from './measure-effect.ts';
import { measureEffect } from './measure-effect.ts';

const { city, model } = smallModel({ persons: 240, lines: 6, seed: 11 });
const { persons, visits } = city.panel;
const audience: TargetAudience = {
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [113, 102] }] }],
};
const isTarget = persons.map(({ labels }) => labels.includes(113) || labels.includes(102));
const hall: FaceViewing = { place: 'hall', passingShare: 0.4, attentionShare: 0.5 };
const station: FaceViewing = { place: 'station', passingShare: 0.5, attentionShare: 0.5 };
const cell = visits.find((visit) => visit.outdoors === 1)!.cell;

function passageBytes(): Uint8Array {
  const out = Buffer.alloc(24);
  [
    [3, 14],
    [8, 7],
  ].forEach(([person, weekly], i) => {
    out.writeUInt32LE(person, i * 12);
    out.writeUInt32LE(0, i * 12 + 4);
    out.writeFloatLE(weekly, i * 12 + 8);
  });
  return new Uint8Array(out);
}

const faces = [
  { key: 'f-1', viewing: hall, spot: null, cells: [{ cell, share: 1 }], stationId: null },
  { key: 'f-2', viewing: station, spot: null, cells: [], stationId: 's-1' },
];
const around = { passages: passageBytes(), stationIds: ['s-1'] };
const [a, b] = model.lineIds as [string, string];
const fill = (units: number, from: number, to: number) =>
  Array.from({ length: 21 }, (_, day) => (day >= from && day < to ? units : 0));
const items: EffectItem[] = [
  {
    mediumId: 1,
    unit: { lineId: a, formFactor: 0.8 },
    planned: fill(30, 0, 14),
    actual: fill(28, 2, 14),
  },
  { mediumId: 1, unit: { lineId: b, formFactor: 1 }, planned: fill(20, 7, 21), actual: fill(20, 7, 21) },
  { mediumId: 10, unit: { face: 0 }, planned: fill(2, 0, 21), actual: fill(1, 0, 21) },
  { mediumId: 3, unit: { face: 1 }, planned: fill(1, 0, 21), actual: fill(0, 0, 21) },
  { mediumId: 5, unit: null, planned: fill(9, 0, 21), actual: fill(9, 0, 21) },
];
const elapsedDays = 16;

/** Contacts a day of person p with one unit of item i, by hand. */
function rateOf(i: number, p: number): number {
  const { unit } = items[i];
  if (unit === null) return 0;
  if ('lineId' in unit) {
    const m = model.lineIds.indexOf(unit.lineId);
    const { rowStart, persons: rows, rates } = model.store;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) if (rows[e] === p) return rates[e] * unit.formFactor;
    return 0;
  }
  if (unit.face === 1) return ({ 3: 14, 8: 7 }[p] ?? 0) * 0.5 * 0.5 * (1 / 7);
  const { homeCell, workCell } = persons[p];
  if (homeCell === cell || workCell === cell) return 0;
  const days = visits
    .filter((visit) => visit.person === p && visit.cell === cell)
    .reduce((sum, { dayMask }) => sum + [0, 1, 2, 3, 4, 5, 6].filter((d) => (dayMask >> d) & 1).length, 0);
  return (days * 0.4 * 0.5) / 7;
}

const means = (hung: 'planned' | 'actual', to: number, of: (item: EffectItem) => boolean = () => true) =>
  persons.map((_, p) =>
    items.reduce(
      (sum, item, i) =>
        of(item) ? sum + item[hung].slice(0, to).reduce((s, n) => s + n, 0) * rateOf(i, p) : sum,
      0,
    ),
  );

const sumOf = (values: readonly number[], of: (mean: number) => number, all = false) =>
  values.reduce((sum, mean, p) => (all || isTarget[p] ? sum + persons[p].weight * of(mean) : sum), 0);

const found = measureEffect(model, { audience, items, faces, around, elapsedDays });

test('plan, plan to date and as-run are what contacts by hand come to', () => {
  for (const [sums, contacts] of [
    [found.planned, means('planned', 21)],
    [found.plannedToDate, means('planned', elapsedDays)],
    [found.actual, means('actual', elapsedDays)],
  ] as const) {
    expect(sums.impressions.value).toBeCloseTo(
      sumOf(contacts, (mean) => mean, true),
      5,
    );
    expect(sums.taImpressions.value).toBeCloseTo(
      sumOf(contacts, (mean) => mean),
      5,
    );
    expect(sums.reach.value).toBeCloseTo(
      sumOf(contacts, (mean) => 1 - Math.exp(-mean)),
      5,
    );
    expect(sums.reachedPersons).toBeCloseTo(
      sumOf(contacts, (mean) => 1 - Math.exp(-mean), true),
      5,
    );
    expect(sums.distribution[2]).toBeCloseTo(
      sumOf(contacts, (mean) => (Math.exp(-mean) * mean ** 2) / 2),
      5,
    );
    expect(sums.distribution.reduce((sum, n) => sum + n, 0)).toBeCloseTo(found.taUniverse, 4);
    expect(sums.taPanelPersons).toBe(contacts.filter((mean, p) => mean > 0 && isTarget[p]).length);
  }
  expect(found.actual.impressions.value).toBeLessThan(found.plannedToDate.impressions.value);
});

test('the range is what contacts by hand come to, bodies at two thirds and three halves, faces at half and twice', () => {
  const isLine = ({ unit }: EffectItem) => unit !== null && 'lineId' in unit;
  const everybody = sumOf(means('planned', 21), () => 1);
  for (const [range, hung, to] of [
    [found.ranges.planned, 'planned', 21],
    [found.ranges.actual, 'actual', elapsedDays],
  ] as const) {
    const [ofLines, ofFaces] = [means(hung, to, isLine), means(hung, to, (item) => !isLine(item))];
    for (const [share, lines, others] of [
      [range.low, 0.24 / 0.36, 0.5],
      [range.high, 0.54 / 0.36, 2],
    ] as const) {
      const contacts = ofLines.map((mean, p) => lines * mean + others * ofFaces[p]);
      expect(share * everybody).toBeCloseTo(
        sumOf(contacts, (mean) => 1 - Math.exp(-mean)),
        5,
      );
    }
  }
  expect(found.ranges.planned.low).toBeLessThan(found.planned.reachShare.value);
  expect(found.ranges.planned.high).toBeGreaterThan(found.planned.reachShare.value);
});

test('the audience has its share of the people and of the impressions of the plan, with intervals', () => {
  const contacts = means('planned', 21);
  const { people, impressions } = found.plannedConcentration;
  const met = (mean: number) => 1 - Math.exp(-mean);
  expect(people!.value).toBeCloseTo(sumOf(contacts, met) / sumOf(contacts, met, true), 9);
  expect(impressions!.value).toBeCloseTo(
    found.planned.taImpressions.value / found.planned.impressions.value,
    9,
  );
  for (const { value, low, high } of [people!, impressions!]) {
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
  }
});

test('media are measured each by itself, and what the model does not know counts nowhere', () => {
  expect(found.media.map(({ mediumId }) => mediumId)).toEqual([1, 10, 3]);
  for (const { mediumId, actual } of found.media)
    expect(actual.reach.value).toBeCloseTo(
      sumOf(
        means('actual', elapsedDays, (item) => item.mediumId === mediumId),
        (mean) => 1 - Math.exp(-mean),
      ),
      5,
    );
  expect(found.unitDays.map((unit) => unit === null)).toEqual([false, false, false, false, true]);
  expect(found.unitDays[0]!.contacts).toBeCloseTo(
    persons.reduce((sum, { weight }, p) => sum + weight * rateOf(0, p), 0),
    6,
  );
});

test('weeks build up to the whole, classes and portrait share out the people', () => {
  expect(found.weeks).toHaveLength(3);
  expect(found.weeks[2].planned).toBeCloseTo(found.planned.reachShare.value, 10);
  const contacts = means('actual', elapsedDays);
  expect(found.weeks[0].actual * found.taUniverse).toBeCloseTo(
    sumOf(means('actual', 7), (mean) => 1 - Math.exp(-mean)),
    5,
  );
  expect(found.classes.reduce((sum, one) => sum + one.persons, 0)).toBeCloseTo(found.taUniverse, 5);
  expect(found.classes[1].persons).toBeCloseTo(
    sumOf(contacts, (mean) => Math.exp(-mean) * (mean + mean ** 2 / 2)),
    5,
  );
  const women = found.portrait.find(({ labelId }) => labelId === 102)!;
  expect(women.reached).toBeCloseTo(
    contacts.reduce(
      (sum, mean, p) =>
        persons[p].labels.includes(102) ? sum + persons[p].weight * (1 - Math.exp(-mean)) : sum,
      0,
    ),
    5,
  );
  expect(women.audiencePanel).toBe(persons.filter(({ labels }) => labels.includes(102)).length);
});

test('an audience of nobody is refused', () => {
  const nobody: TargetAudience = {
    groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [999_99] }] }],
  };
  expect(() => measureEffect(model, { audience: nobody, items, faces, around, elapsedDays })).toThrow(
    RangeError,
  );
});

test('what is made good after the last booked day makes no further week of the campaign', () => {
  expect(found.afterwards).toBeNull();
  const seldom = 0.01;
  const late: EffectItem = {
    ...items[0],
    planned: fill(seldom, 0, 21),
    actual: [...fill(seldom, 0, 14), ...Array.from({ length: 9 }, () => seldom)],
  };
  const { weeks, afterwards, actual } = measureEffect(model, {
    audience,
    items: [late],
    faces,
    around,
    elapsedDays: 30,
  });
  expect(weeks).toHaveLength(3);
  expect(afterwards!.planned).toBe(weeks[2].planned);
  expect(afterwards!.actual).toBeGreaterThan(weeks[2].actual);
  expect(afterwards!.actual).toBeCloseTo(actual.reachShare.value, 10);
});
