import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import type { SmallVisit } from '../../../testing/small-panel.ts';
import { areaActivity, areaPortrait, commuteFlows, originsOf } from './area-people.ts';
import { areaCrowds } from './area-presence.ts';
import type { AreaRole } from './role-chances.ts';
import { hoursTouched, minutesInside, type DayWindow } from './presence-window.ts';

const { city, model } = smallModel({ persons: 900, lines: 2, seed: 5 });
const { persons, visits } = city.panel;
const female = 102;
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [female] }] }],
};
const isTarget = (p: number) => persons[p].labels.includes(female);
const numbers = new Map([...model.cells].map((cell, number) => [cell, number]));
const allCells = [...model.cells];

/** Minutes of the week, one by one, that a visit lasts on a day: the second way to count. */
function minutesOf(visit: SmallVisit, window: DayWindow): number {
  let count = 0;
  for (let minute = 0; minute < visit.minutes; minute++) {
    const hour = Math.floor((visit.hour * 60 + minute) / 60) % 24;
    if (hour >= window.fromHour && hour < window.toHour) count++;
  }
  return count;
}

const daysIn = (mask: number) => [0, 1, 2, 3, 4, 5, 6].filter((day) => (mask >> day) & 1);

function byHand(cells: ReadonlySet<bigint>, window: DayWindow) {
  const days = new Map<number, Set<number>>();
  const hours = new Map<number, number>();
  for (const visit of visits) {
    if (!cells.has(visit.cell)) continue;
    const minutes = minutesOf(visit, window);
    if (minutes === 0) continue;
    for (const day of daysIn(visit.dayMask)) {
      if (window.dayWeights[day] === 0) continue;
      days.set(visit.person, (days.get(visit.person) ?? new Set()).add(day));
      const spent = (window.dayWeights[day] * minutes) / 60;
      hours.set(visit.person, (hours.get(visit.person) ?? 0) + spent);
    }
  }
  const livesHere = (p: number) => cells.has(persons[p].homeCell);
  const worksHere = (p: number) => persons[p].workCell !== 0n && cells.has(persons[p].workCell);
  const present = [...days.keys()];
  const visitors = present.filter((p) => !livesHere(p) && !worksHere(p));
  return { days, hours, present, visitors, livesHere, worksHere };
}

const weightOf = (who: readonly number[]) => who.reduce((sum, p) => sum + persons[p].weight, 0);
const everyone = persons.map(({ person }) => person);

const windows: DayWindow[] = [
  { dayWeights: Array.from({ length: 7 }, () => 1 / 7), fromHour: 0, toHour: 24 },
  { dayWeights: [0.2, 0.2, 0.2, 0.2, 0.2, 0, 0], fromHour: 7, toHour: 10 },
  { dayWeights: [0, 0, 0, 0, 0, 0.5, 0.6], fromHour: 22, toHour: 24 },
  { dayWeights: [0.1, 0.1, 0.3, 0.1, 0.1, 0.2, 0.1], fromHour: 2, toHour: 5 },
];

function areaOf(which: (index: number) => boolean) {
  const cells = allCells.filter((_, index) => which(index));
  return { set: new Set(cells), list: Uint32Array.from(cells, (cell) => numbers.get(cell)!) };
}

test.each(windows.map((window, i) => [i, window] as const))(
  'residents, workers, visitors and hours of window %i are those counted visit by visit',
  (_, window) => {
    const areas = [
      areaOf((i) => i < 9),
      areaOf((i) => i % 4 === 1),
      areaOf((i) => i < 20),
      areaOf(() => false),
    ];
    const start = Uint32Array.from([
      0,
      ...areas.map((_area, a) => areas.slice(0, a + 1).flatMap(({ list }) => [...list]).length),
    ]);
    const cells = Uint32Array.from(areas.flatMap(({ list }) => [...list]));
    const crowds = areaCrowds(model, audience, { start, cells }, window);
    areas.forEach(({ set }, a) => {
      const hand = byHand(set, window);
      const crowd = crowds[a];
      const check = (name: 'residents' | 'workers' | 'visitors' | 'present', who: readonly number[]) => {
        const tally = crowd[name];
        const weights = who.map((p) => persons[p].weight);
        expect([name, tally.panelPersons, tally.taPanelPersons]).toEqual([
          name,
          who.length,
          who.filter(isTarget).length,
        ]);
        expect(tally.people).toBeCloseTo(weightOf(who), 6);
        expect(tally.taPeople).toBeCloseTo(weightOf(who.filter(isTarget)), 6);
        const squares = weights.reduce((sum, weight) => sum + weight * weight, 0);
        expect(tally.effectiveSample).toBeCloseTo(squares > 0 ? weightOf(who) ** 2 / squares : 0, 6);
      };
      check('residents', everyone.filter(hand.livesHere));
      check('workers', everyone.filter(hand.worksHere));
      check('visitors', hand.visitors);
      check('present', hand.present);
      const onADay = (who: readonly number[]) =>
        who.reduce(
          (sum, p) =>
            sum +
            persons[p].weight *
              [...hand.days.get(p)!].reduce((days, day) => days + window.dayWeights[day], 0),
          0,
        );
      const spent = (who: readonly number[]) =>
        who.reduce((sum, p) => sum + persons[p].weight * hand.hours.get(p)!, 0);
      expect(crowd.daily.people).toBeCloseTo(onADay(hand.present), 6);
      expect(crowd.daily.taPeople).toBeCloseTo(onADay(hand.present.filter(isTarget)), 6);
      expect(crowd.dailyVisitors.people).toBeCloseTo(onADay(hand.visitors), 6);
      expect(crowd.dailyVisitors.taPeople).toBeCloseTo(onADay(hand.visitors.filter(isTarget)), 6);
      expect(crowd.hours.people).toBeCloseTo(spent(hand.present), 6);
      expect(crowd.hours.taPeople).toBeCloseTo(spent(hand.present.filter(isTarget)), 6);
      const share = spent(hand.present.filter(isTarget)) / spent(hand.present);
      const deviations = hand.present.map(
        (p) => persons[p].weight * hand.hours.get(p)! * (Number(isTarget(p)) - share),
      );
      const squares = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0);
      if (hand.present.length > 0)
        expect(crowd.hourShareError).toBeCloseTo(Math.sqrt(squares) / spent(hand.present), 9);
    });
    expect(crowds[0].present.panelPersons).toBeGreaterThan(20);
    expect(crowds[3].present).toMatchObject({ panelPersons: 0, people: 0 });
  },
);

test('minutes inside a window and hours touched are those counted minute by minute', () => {
  const visit = fc.record({
    hour: fc.integer({ min: 0, max: 23 }),
    minutes: fc.integer({ min: 1, max: 1440 }),
  });
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
    .filter(([from, to]) => from < to);
  fc.assert(
    fc.property(visit, hours, ({ hour, minutes }, [fromHour, toHour]) => {
      const window = { dayWeights: [1, 0, 0, 0, 0, 0, 0], fromHour, toHour };
      const one = { person: 0, cell: 0n, dayMask: 1, outdoors: 1 as const, hour, minutes };
      expect(minutesInside(window, hour, minutes)).toBe(minutesOf(one, window));
      let touched = 0;
      for (let minute = 0; minute < minutes; minute++)
        touched |= 1 << (Math.floor((hour * 60 + minute) / 60) % 24);
      expect(hoursTouched(hour, minutes)).toBe(touched);
    }),
    { numRuns: 300 },
  );
});

test('people by day and hour are the distinct ones of that hour, those inside at home left out of a whole city', () => {
  const { set, list } = areaOf((i) => i < 12);
  for (const isAway of [false, true]) {
    const found = areaActivity(model, audience, isAway ? null : list, isAway);
    const there = visits.filter((visit) =>
      isAway ? visit.outdoors === 1 || visit.cell !== persons[visit.person].homeCell : set.has(visit.cell),
    );
    for (const [day, hour] of [
      [0, 8],
      [2, 13],
      [5, 20],
      [6, 23],
    ] as const) {
      const who = [
        ...new Set(
          there
            .filter(
              (visit) => (visit.dayMask >> day) & 1 && (hoursTouched(visit.hour, visit.minutes) >> hour) & 1,
            )
            .map(({ person }) => person),
        ),
      ];
      const counted = found.byHour[day * 24 + hour];
      expect([counted.panelPersons, counted.taPanelPersons]).toEqual([
        who.length,
        who.filter(isTarget).length,
      ]);
      expect(counted.people).toBeCloseTo(weightOf(who), 6);
      const ofDay = new Set(there.filter((visit) => (visit.dayMask >> day) & 1).map(({ person }) => person));
      expect(found.byDay[day].panelPersons).toBe(ofDay.size);
    }
    expect(found.week.panelPersons).toBe(new Set(there.map(({ person }) => person)).size);
  }
});

test('portraits, origins and commutes are those of the people one by one', () => {
  const { set, list } = areaOf((i) => i % 3 === 0);
  const window = windows[1];
  const hand = byHand(set, window);
  const people = { cells: list, parts: null };
  const groupOf = Int32Array.from(model.cells, (cell) => {
    const { lng } = cellCentre(cellFromUInt64(cell));
    return lng < city.centre.lng - 0.004 ? 0 : lng > city.centre.lng + 0.004 ? 1 : -1;
  });
  const groupAt = (cell: bigint) => groupOf[numbers.get(cell)!];
  const groups = { count: 2, groupOf };
  const roles: [AreaRole, number[]][] = [
    ['residents', everyone.filter(hand.livesHere)],
    ['workers', everyone.filter(hand.worksHere)],
    ['visitors', hand.visitors],
    ['present', hand.present],
  ];
  for (const [role, who] of roles) {
    const target = who.filter(isTarget);
    const portrait = areaPortrait(model, audience, people, role, window);
    expect([role, portrait.size.panelPersons]).toEqual([role, target.length]);
    const carrying = target.filter((p) => persons[p].labels.includes(113));
    const label = portrait.labels.find(({ labelId }) => labelId === 113)!;
    expect(label.share!.value).toBeCloseTo(weightOf(carrying) / weightOf(target), 9);
    const origins = originsOf(model, audience, { people, role, window }, groups);
    [0, 1].forEach((group) => {
      const from = who.filter((p) => groupAt(persons[p].homeCell) === group);
      expect([origins[group].panelPersons, origins[group].taPanelPersons]).toEqual([
        from.length,
        from.filter(isTarget).length,
      ]);
    });
  }
  const flows = commuteFlows(model, audience, groups);
  [0, 1, 2, 3].forEach((pair) => {
    const who = everyone.filter((p) => {
      const { homeCell, workCell } = persons[p];
      return workCell !== 0n && groupAt(homeCell) === Math.floor(pair / 2) && groupAt(workCell) === pair % 2;
    });
    expect(flows[pair].panelPersons).toBe(who.length);
    expect(flows[pair].people).toBeCloseTo(weightOf(who), 6);
  });
  expect(areaPortrait(model, audience, null, 'present', window).size.panelPersons).toBe(
    everyone.filter(isTarget).length,
  );
});
