import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { expect, test } from 'vitest';
import type { SmallPerson } from '../../../testing/small-panel.ts';
import { smallModel } from '../../../testing/small-model.ts';
import { ringWorkers } from './area-crowd.ts';
import { crowdPortrait, crowdSize, labelShares } from './crowd-figures.ts';
import { lineFigures } from './line-figures.ts';
import { lineOverlaps } from './line-overlaps.ts';

const { city, model } = smallModel({ persons: 900, lines: 8, seed: 3 });
const { persons } = city.panel;
const audience: TargetAudience = {
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }],
};
const isTarget = (person: SmallPerson) => person.labels.includes(102);
const weightOf = (who: readonly SmallPerson[]) => who.reduce((sum, { weight }) => sum + weight, 0);

/** Who meets a line, with the contacts a vehicle and day. */
function meetings(m: number): { person: SmallPerson; rate: number }[] {
  const { rowStart, persons: of, rates } = model.store;
  return Array.from(of.subarray(rowStart[m], rowStart[m + 1]), (p, i) => ({
    person: persons[p],
    rate: rates[rowStart[m] + i],
  }));
}

test('line figures are sums over the people who meet the line', () => {
  const days = 28;
  const figures = lineFigures(model, audience, days);
  expect(figures.universe).toBeCloseTo(weightOf(persons), 6);
  expect(figures.taUniverse).toBeCloseTo(weightOf(persons.filter(isTarget)), 6);
  model.lineIds.forEach((_, m) => {
    const met = meetings(m);
    const target = met.filter(({ person }) => isTarget(person));
    const contacts = (who: typeof met) =>
      who.reduce((sum, { person, rate }) => sum + person.weight * rate, 0);
    expect(figures.contacts[m]).toBeCloseTo(contacts(met), 6);
    expect(figures.taContacts[m]).toBeCloseTo(contacts(target), 6);
    expect(figures.taPanelPersons[m]).toBe(target.length);
    const reached = target.reduce(
      (sum, { person, rate }) => sum + person.weight * (1 - Math.exp(-days * rate)),
      0,
    );
    expect(figures.taReachOfOneVehicle[m]).toBeCloseTo(reached, 6);
    const share = contacts(target) / contacts(met);
    const squares = met.reduce(
      (sum, { person, rate }) => sum + (person.weight * rate * (Number(isTarget(person)) - share)) ** 2,
      0,
    );
    expect(figures.concentrationError[m]).toBeCloseTo(Math.sqrt(squares) / contacts(met), 9);
  });
});

test('an overlap is the share of contacts that go to people of the other line too', () => {
  const [first] = model.lineIds as [string];
  const contacts = new Map(
    meetings(0)
      .filter(({ person }) => isTarget(person))
      .map(({ person, rate }) => [person.person, person.weight * rate]),
  );
  const total = [...contacts.values()].reduce((sum, one) => sum + one, 0);
  const overlaps = lineOverlaps(model, audience, first);
  expect(overlaps).toHaveLength(7);
  for (const { lineId, sharedShare } of overlaps) {
    const other = meetings(model.lineIds.indexOf(lineId));
    const shared = other.reduce((sum, { person }) => sum + (contacts.get(person.person) ?? 0), 0);
    expect(sharedShare).toBeCloseTo(shared / total, 9);
  }
  expect(overlaps.map((other) => other.sharedShare)).toEqual(
    overlaps.map((other) => other.sharedShare).toSorted((x, y) => y - x),
  );
  expect(lineOverlaps(model, audience, 'gone')).toEqual([]);
});

test('sizes, label shares and the portrait are counts of weighted people', () => {
  const target = persons.filter(isTarget);
  const size = crowdSize(model, audience);
  expect(size.panelPersons).toBe(target.length);
  expect(size.otherPersons).toBe(persons.length - target.length);
  expect(size.persons.value).toBeCloseTo(weightOf(target), 6);
  expect(size.share.value).toBeCloseTo(weightOf(target) / weightOf(persons), 9);
  expect(size.persons.low).toBeLessThan(size.persons.value);
  const shares = new Map(labelShares(model).map(({ labelId, share }) => [labelId, share]));
  const portrait = crowdPortrait(model, audience);
  expect(portrait.length).toBeGreaterThan(80);
  for (const label of portrait) {
    const carrying = persons.filter(({ labels }) => labels.includes(label.labelId));
    const both = carrying.filter(isTarget);
    expect(shares.get(label.labelId)).toBeCloseTo(weightOf(carrying) / weightOf(persons), 9);
    expect(label.baseShare).toBeCloseTo(weightOf(carrying) / weightOf(persons), 9);
    expect(label.panelPersons).toBe(both.length);
    expect(label.share!.value).toBeCloseTo(weightOf(both) / weightOf(target), 9);
    expect(label.share!.low).toBeLessThanOrEqual(label.share!.value + 1e-12);
    expect(label.share!.high).toBeGreaterThanOrEqual(label.share!.value - 1e-12);
  }
});

const lngLatOf = (cell: bigint) => cellCentre(cellFromUInt64(cell));

test('rings, over each other too, meet the people who live or work in cells whose centre lies inside', () => {
  const { lng, lat } = city.centre;
  const boxes = [
    [0, 0.006, 0.004],
    [0.004, 0.006, 0.004],
    [-0.008, 0.007, 0.009],
    [5, 0.01, 0.01],
  ] as const;
  const found = ringWorkers(
    model,
    audience,
    boxes.map(([off, east, north]) => [
      [lng + off - east, lat - north],
      [lng + off + east, lat - north],
      [lng + off + east, lat + north],
      [lng + off - east, lat + north],
    ]),
  );
  boxes.forEach(([off, east, north], at) => {
    const inside = (cell: bigint) => {
      if (cell === 0n) return false;
      const centre = lngLatOf(cell);
      return Math.abs(centre.lng - lng - off) < east && Math.abs(centre.lat - lat) < north;
    };
    const either = persons.filter(({ homeCell, workCell }) => inside(homeCell) || inside(workCell));
    const { panelPersons, persons: people, taShare } = found[at];
    expect(panelPersons).toBe(either.length);
    expect(people).toBeCloseTo(weightOf(either), 6);
    if (either.length === 0) expect(taShare).toBeNull();
    else expect(taShare).toBeCloseTo(weightOf(either.filter(isTarget)) / weightOf(either), 9);
  });
  for (const { panelPersons } of found.slice(0, 3)) expect(panelPersons).toBeGreaterThan(50);
});
