import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { noCell, outdoorShift } from '../city-model.ts';
import { areaCrowds } from './area-presence.ts';
import { PartRooms, partCrowdOf, type PresenceModel } from './part-presence.ts';
import { hoursTouched, type DayWindow } from './presence-window.ts';

const everyday: DayWindow = { dayWeights: Array.from({ length: 7 }, () => 1 / 7), fromHour: 0, toHour: 24 };
const outdoors = 1 << outdoorShift;

/** Person 0 lives in cell 0 and walks there on Mondays; person 1 lives in cell 1 and works in cell 0 on two days. */
const handMade: PresenceModel = {
  cells: BigUint64Array.of(1n, 2n),
  homeCell: Uint32Array.of(0, 1),
  workCell: Uint32Array.of(noCell, 0),
  store: { weights: Float64Array.of(1000, 500) },
  presence: {
    start: Uint32Array.of(0, 3, 4),
    person: Uint32Array.of(0, 0, 1, 1),
    hour: Uint8Array.of(0, 8 | outdoors, 9, 0),
    dayMask: Uint8Array.of(127, 1, 0b11, 127),
    minutes: Float32Array.of(1440, 30, 480, 960),
  },
};

test('a worked example: a circle over three tenths of one cell and half of its ways', () => {
  const crowd = partCrowdOf(
    new PartRooms(handMade),
    Uint32Array.of(0),
    { area: Float64Array.of(0.3), way: Float64Array.of(0.5) },
    Uint8Array.of(1, 0),
    everyday,
  );
  expect(crowd.residents).toMatchObject({ people: 300, taPeople: 300 });
  expect(crowd.workers).toMatchObject({ people: 150, taPeople: 0 });
  // At home every day with 0.3, on Mondays also on a way with 0.5; at work on two days with 0.3.
  expect(crowd.daily.people).toBeCloseTo((1000 * (6 * 0.3 + (1 - 0.7 * 0.5)) + 500 * 2 * 0.3) / 7, 9);
  expect(crowd.daily.taPeople).toBeCloseTo((1000 * (6 * 0.3 + (1 - 0.7 * 0.5))) / 7, 9);
  // Who walks by on Monday and does not live in the circle.
  expect(crowd.dailyVisitors.people).toBeCloseTo((1000 * 0.7 * 0.5) / 7, 9);
  expect(crowd.present.people).toBeCloseTo(1000 * 0.65 + 500 * 0.3, 9);
  expect(crowd.hours.people).toBeCloseTo(0.3 * (1000 * (24 + 0.5 / 7) + 500 * 8 * (2 / 7)), 3);
  expect(crowd.present.panelPersons).toBe(0);
});

const { city, model } = smallModel({ persons: 900, lines: 2, seed: 5 });
const { persons, visits } = city.panel;
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }],
};
const isTarget = (p: number) => persons[p].labels.includes(102);
const cells = Uint32Array.from([...model.cells.keys()].filter((cell) => cell % 3 !== 1).slice(0, 14));
const start = Uint32Array.of(0, cells.length);
const rush: DayWindow = { dayWeights: [0.1, 0.1, 0.3, 0.1, 0.1, 0.2, 0.1], fromHour: 7, toHour: 10 };

test('parts that are whole cells hold whom the cells hold', () => {
  const parts = { area: new Float64Array(cells.length).fill(1), way: new Float64Array(cells.length).fill(1) };
  for (const window of [everyday, rush]) {
    const [whole] = areaCrowds(model, audience, { start, cells }, window);
    const [part] = areaCrowds(model, audience, { start, cells, parts }, window);
    for (const group of ['residents', 'workers', 'visitors', 'present'] as const) {
      expect(part[group].panelPersons).toBe(whole[group].panelPersons);
      expect(part[group].taPeople).toBeCloseTo(whole[group].taPeople, 6);
      expect(part[group].effectiveSample).toBeCloseTo(whole[group].effectiveSample, 6);
    }
    for (const count of ['daily', 'dailyVisitors', 'hours'] as const)
      expect(part[count].people).toBeCloseTo(whole[count].people, 4);
    expect(part.hourShareError).toBeCloseTo(whole.hourShareError, 6);
  }
});

test('an area is not counted into the next one', () => {
  const part = (chance: number) => new Float64Array(2 * cells.length).fill(chance);
  const both = Uint32Array.from([...cells, ...cells]);
  const twice = { start: Uint32Array.of(0, cells.length, 2 * cells.length), cells: both };
  const [first, second] = areaCrowds(
    model,
    audience,
    { ...twice, parts: { area: part(0.3), way: part(0.5) } },
    rush,
  );
  expect(second).toEqual(first);
});

test('expected people are the mean of draws in which everybody has one place and one way in every cell', () => {
  const share = (at: number) => 0.1 + (0.8 * ((at * 7) % 11)) / 11;
  const area = Float64Array.from(cells, (_, at) => share(at) * 0.6);
  const way = Float64Array.from(cells, (_, at) => share(at));
  for (const window of [everyday, rush]) {
    const [crowd] = areaCrowds(model, audience, { start, cells, parts: { area, way } }, window);
    const hours = Array.from({ length: window.toHour - window.fromHour }, (_, i) => window.fromHour + i);
    const atCell = new Map([...cells].map((cell, at) => [model.cells[cell], at]));
    const near = visits.filter(
      ({ cell, hour, minutes }) =>
        atCell.has(cell) && hours.some((one) => (hoursTouched(hour, minutes) >> one) & 1),
    );
    const random = seededRandom(11);
    const draws = 400;
    const sums = { residents: 0, present: 0, daily: 0, taDaily: 0, visitors: 0, dailyVisitors: 0 };
    for (let draw = 0; draw < draws; draw++) {
      const drawn = new Map<string, boolean>();
      const isIn = (p: number, cell: bigint, kind: 'stay' | 'way'): boolean => {
        const at = atCell.get(cell);
        if (at === undefined) return false;
        const key = `${p} ${cell} ${kind}`;
        if (!drawn.has(key)) drawn.set(key, random.next() < (kind === 'stay' ? area : way)[at]);
        return drawn.get(key)!;
      };
      const days = new Map<number, Set<number>>();
      for (const { person, cell, outdoors: isOut, dayMask } of near) {
        if (!isIn(person, cell, isOut === 1 ? 'way' : 'stay')) continue;
        const own = days.get(person) ?? days.set(person, new Set()).get(person)!;
        for (let day = 0; day < 7; day++) if ((dayMask >> day) & 1) own.add(day);
      }
      for (const [p, own] of days) {
        const { weight, homeCell, workCell } = persons[p];
        const daily = [...own].reduce((sum, day) => sum + weight * window.dayWeights[day], 0);
        sums.present += weight;
        sums.daily += daily;
        if (isTarget(p)) sums.taDaily += daily;
        if (isIn(p, homeCell, 'stay') || isIn(p, workCell, 'stay')) continue;
        sums.visitors += weight;
        sums.dailyVisitors += daily;
      }
      for (const { person, weight, homeCell } of persons)
        if (isIn(person, homeCell, 'stay')) sums.residents += weight;
    }
    const close = (expected: number, drawnSum: number) =>
      expect(Math.abs(drawnSum / draws / expected - 1)).toBeLessThan(0.02);
    expect(crowd.present.people).toBeGreaterThan(0);
    close(crowd.residents.people, sums.residents);
    close(crowd.present.people, sums.present);
    close(crowd.daily.people, sums.daily);
    close(crowd.daily.taPeople, sums.taDaily);
    close(crowd.visitors.people, sums.visitors);
    close(crowd.dailyVisitors.people, sums.dailyVisitors);
  }
});
