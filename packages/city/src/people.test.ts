import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { prepareCity } from './city-model.ts';
import { allLabels, labelId } from '@ooh/reference/labels';
import { occupation } from '@ooh/people/person/person-labels';
import { generatePanel, type Panel } from './panel.ts';
import { labelShares, peopleCarrying } from './panel-shares.ts';
import { generatePlaces } from './places.ts';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';
import { visitChunks } from './week.ts';
import { visitModes, type VisitColumns } from '@ooh/people/week/visit-columns';

const city = prepareCity({ adcode: '440300', seed: 21, districts: shenzhenBoxes });
const places = generatePlaces(city);
const panel = generatePanel(city, 20_000);
const universe = panel.weight.reduce((sum, value) => sum + value, 0);
const [{ visits }] = [...visitChunks(city, panel, places, { personsPerChunk: 20_000 })];

const isColumn = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value);
const hashOf = (columns: Panel | VisitColumns): string => {
  const hash = createHash('sha256');
  for (const [name, column] of Object.entries(columns)) {
    if (isColumn(column))
      hash.update(name).update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex');
};

test('the same seed gives the same bytes, another seed different ones', () => {
  const small = (seed: number): string[] => {
    const made = prepareCity({ adcode: '440300', seed, districts: shenzhenBoxes });
    const people = generatePanel(made, 1500);
    const [chunk] = [...visitChunks(made, people, generatePlaces(made), { personsPerChunk: 1500 })];
    return [hashOf(people), hashOf(chunk.visits)];
  };
  const first = small(4);
  expect(small(4)).toEqual(first);
  small(5).forEach((hash, i) => expect(hash).not.toBe(first[i]));
});

test('rows do not depend on the size of the chunks', () => {
  const people = generatePanel(city, 1200);
  const rowsOf = (personsPerChunk: number): number[][] =>
    [...visitChunks(city, people, places, { personsPerChunk })].flatMap(({ visits: v }) =>
      Array.from(v.person, (p, i) => [
        p,
        v.cell[i],
        v.hour[i],
        v.dayMask[i],
        v.minutes[i],
        v.outdoors[i],
        v.mode[i],
      ]),
    );
  expect(rowsOf(333)).toEqual(rowsOf(1200));
});

test('weights sum to the residents of 15 and over, and match district, sex and age margins', () => {
  const { margins } = city.facts;
  const adults = 17_494_398 * margins.adultShare;
  expect(Math.abs(universe / adults - 1)).toBeLessThan(1e-6);
  const people = (column: Uint8Array, value: number): number =>
    panel.weight.reduce((sum, weight, p) => sum + (column[p] === value ? weight : 0), 0);
  city.districtResidents.forEach((residents, d) => {
    expect(Math.abs(people(panel.district, d) / (residents * margins.adultShare) - 1)).toBeLessThan(0.01);
  });
  expect(people(panel.sex, 0) / universe).toBeCloseTo(margins.male, 4);
  margins.age.forEach((share, a) => expect(people(panel.ageBand, a) / universe / share).toBeCloseTo(1, 2));
  margins.education.forEach((share, e) => {
    expect(Math.abs(people(panel.education, e) / universe - share)).toBeLessThan(0.012);
  });
});

test('persons are ordered by stratum and home, weights are equal in a stratum and nearly so across', () => {
  for (let p = 1; p < panel.count; p++) {
    expect(panel.stratum[p]).toBeGreaterThanOrEqual(panel.stratum[p - 1]);
    if (panel.stratum[p] !== panel.stratum[p - 1]) continue;
    expect(panel.weight[p]).toBe(panel.weight[p - 1]);
    expect(panel.homeCell[p]).toBeGreaterThanOrEqual(panel.homeCell[p - 1]);
  }
  const squares = panel.weight.reduce((sum, value) => sum + value * value, 0);
  expect((universe * universe) / squares).toBeGreaterThan(0.98 * panel.count);
  for (let p = 0; p < panel.count; p++) expect(city.grid.district[panel.homeCell[p]]).toBe(panel.district[p]);
});

test('the example audience (25–35岁 女性 上班族) is 4 to 12 % of the universe', () => {
  const share = peopleCarrying(panel, [labelId.female, labelId.age25to35, labelId.officeWorker]) / universe;
  expect(share).toBeGreaterThan(0.04);
  expect(share).toBeLessThan(0.12);
});

test('every label occurs, ids are ascending, exclusive dimensions give at most one', () => {
  const shares = labelShares(panel);
  for (const { label } of allLabels())
    expect(shares.get(label.labelId) ?? 0, label.name).toBeGreaterThan(0.002);
  const exclusive = new Map(
    allLabels()
      .filter(({ dimension }) => dimension.exclusive)
      .map(({ label, dimension }) => [label.labelId, dimension.dimension]),
  );
  for (let p = 0; p < panel.count; p++) {
    const labels = panel.labelIds.subarray(panel.labelStart[p], panel.labelStart[p + 1]);
    const groups: string[] = [];
    labels.forEach((label, i) => {
      if (i > 0 && label <= labels[i - 1]) throw new Error(`person ${p}: labels do not ascend`);
      const group = exclusive.get(label);
      if (group !== undefined) groups.push(group);
    });
    if (new Set(groups).size !== groups.length) throw new Error(`person ${p}: two labels of one dimension`);
  }
});

test('labels correlate with place and with each other', () => {
  const shareWith = (label: number, given: number): number =>
    peopleCarrying(panel, [label, given]) / peopleCarrying(panel, [given]);
  // Beauty: women; a car: high spenders; coffee chains: high spenders; games: the young.
  expect(shareWith(402, 102)).toBeGreaterThan(2 * shareWith(402, 101));
  expect(shareWith(511, 201)).toBeGreaterThan(2 * shareWith(511, 204));
  expect(shareWith(704, 201)).toBeGreaterThan(1.5 * shareWith(704, 204));
  expect(shareWith(409, 112)).toBeGreaterThan(1.5 * shareWith(409, 115));
  const highIn = (name: string): number => {
    const d = shenzhenBoxes.findIndex((district) => district.name === name);
    const persons = [...panel.district.keys()].filter((p) => panel.district[p] === d);
    const high = persons.filter((p) =>
      panel.labelIds.subarray(panel.labelStart[p], panel.labelStart[p + 1]).includes(201),
    );
    return high.length / persons.length;
  };
  expect(highIn('南山区')).toBeGreaterThan(1.5 * highIn('坪山区'));
});

test('workers live at a log-normal distance from work, median 4.6 to 5.6 km', () => {
  const meters = [...panel.commuteMeters.keys()]
    .filter((p) => panel.workCell[p] >= 0 && panel.occupation[p] !== occupation.student)
    .map((p) => panel.commuteMeters[p])
    .sort((a, b) => a - b);
  const at = (share: number): number => meters[Math.floor(share * meters.length)];
  expect(at(0.5)).toBeGreaterThan(4600);
  expect(at(0.5)).toBeLessThan(5600);
  // A log-normal has equal ratios on both sides of its median.
  expect(at(0.9) / at(0.5) / (at(0.5) / at(0.1))).toBeGreaterThan(0.75);
  expect(at(0.9) / at(0.5) / (at(0.5) / at(0.1))).toBeLessThan(1.35);
});

test('each person-day has 1,440 minutes; every row is well formed and in the city', () => {
  const days = new Uint32Array(panel.count * 7);
  for (let i = 0; i < visits.count; i++) {
    if (visits.cell[i] >= city.grid.size || visits.hour[i] > 23) throw new Error(`row ${i}: outside`);
    if (visits.dayMask[i] === 0 || visits.dayMask[i] > 127 || visits.minutes[i] === 0)
      throw new Error(`row ${i}: empty`);
    if (visits.outdoors[i] === 1 && visits.minutes[i] > 60) throw new Error(`row ${i}: long outdoors`);
    if (i > 0 && visits.person[i] < visits.person[i - 1]) throw new Error(`row ${i}: order`);
    for (let d = 0; d < 7; d++)
      if ((visits.dayMask[i] >> d) & 1) days[visits.person[i] * 7 + d] += visits.minutes[i];
  }
  expect(days.every((minutes) => minutes === 1440)).toBe(true);
  expect(visits.count / panel.count).toBeGreaterThan(24);
  expect(visits.count / panel.count).toBeLessThan(32);
});

test('travel has two peaks on workdays, and people are outdoors for 40 to 120 minutes per day', () => {
  const onTheWay = new Float64Array(24);
  let outdoors = 0;
  for (let i = 0; i < visits.count; i++) {
    const weight = panel.weight[visits.person[i]];
    const workdays = [0, 1, 2, 3, 4].filter((d) => (visits.dayMask[i] >> d) & 1).length;
    const mode = visits.mode[i];
    if (mode !== visitModes.stay && mode !== visitModes.walk)
      onTheWay[visits.hour[i]] += weight * workdays * visits.minutes[i];
    const allDays = [0, 1, 2, 3, 4, 5, 6].filter((d) => (visits.dayMask[i] >> d) & 1).length;
    if (visits.outdoors[i] === 1) outdoors += weight * allDays * visits.minutes[i];
  }
  const peak = (from: number, to: number): number => Math.max(...onTheWay.subarray(from, to + 1));
  expect(peak(7, 9)).toBeGreaterThan(2.5 * peak(11, 14));
  expect(peak(17, 19)).toBeGreaterThan(2.5 * peak(11, 14));
  expect(peak(0, 4)).toBeLessThan(0.02 * peak(7, 9));
  const perDay = outdoors / universe / 7;
  expect(perDay).toBeGreaterThan(40);
  expect(perDay).toBeLessThan(120);
});

test('workers are at their workplace during work and at home otherwise', () => {
  let [atWork, workers] = [0, 0];
  const seen = new Set<number>();
  for (let i = 0; i < visits.count; i++) {
    const p = visits.person[i];
    const longStay = visits.mode[i] === visitModes.stay && visits.minutes[i] >= 240;
    if (longStay && visits.cell[i] === panel.workCell[p] && !seen.has(p)) {
      seen.add(p);
      atWork++;
    }
  }
  for (let p = 0; p < panel.count; p++) if (panel.workCell[p] >= 0) workers++;
  expect(atWork).toBe(workers);
});
