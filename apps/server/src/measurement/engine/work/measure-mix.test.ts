import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { groupReach } from './group-reach.ts';
import { measureEffect, type EffectItem } from './measure-effect.ts';
import { measureMix } from './measure-mix.ts';
import { weighChanges } from './weigh-changes.ts';

const { model } = smallModel({ persons: 240, lines: 6, seed: 13 });
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }],
};
const nothing = { faces: [], around: { passages: new Uint8Array(0), stationIds: [] } };
const bought = (line: number, mediumId: number, units: number): EffectItem => ({
  mediumId,
  unit: line < 0 ? null : { lineId: model.lineIds[line], formFactor: 0.7 },
  planned: Array.from({ length: 17 }, () => units),
  actual: [],
});
const items = [bought(0, 1, 6), bought(1, 2, 4), bought(2, 2, 3), bought(-1, 3, 5)];
const other = [bought(3, 1, 9), bought(4, 1, 2)];
const mix = measureMix(model, { audience, items, other, ...nothing });
const effect = { audience, items, elapsedDays: 0, ...nothing };

test('a mix does what the plan of an order of the same items does', () => {
  const order = measureEffect(model, effect);
  expect(mix.planned).toEqual(order.planned);
  expect(mix.range).toEqual(order.ranges.planned);
  expect(mix.media.map(({ mediumId, alone }) => ({ mediumId, alone }))).toEqual(
    order.media.map(({ mediumId, planned: { reachShare, taImpressions, taPanelPersons } }) => ({
      mediumId,
      alone: { reachShare, taImpressions, taPanelPersons },
    })),
  );
  expect(mix.weeks).toEqual(order.weeks.map(({ planned }) => planned));
  expect(mix.isKnown).toEqual([true, true, true, false]);
  expect([mix.universe, mix.taUniverse, mix.panelPersons, mix.otherPersons]).toEqual([
    order.universe,
    order.taUniverse,
    order.panelPersons,
    order.otherPersons,
  ]);
});

test('what is lost without a medium, and what another mix brings instead, are changes of the order', () => {
  const days = 17;
  const without = (mediumId: number) => [
    items.flatMap((item, i) =>
      item.mediumId === mediumId ? [{ item: i, unitDays: -days * item.planned[0] }] : [],
    ),
  ];
  const instead = [...items.slice(0, 3), ...other].map((item, i) => ({
    item: i < 3 ? i : i + 1,
    unitDays: (i < 3 ? -1 : 1) * days * item.planned[0],
  }));
  const { best } = weighChanges(model, {
    effect: { ...effect, items: [...items, ...other] },
    before: [...items.map((item) => days * item.planned[0]), 0, 0],
    groups: [without(1), without(2), [instead]],
  });
  const close = (found: { value: number; low: number; high: number } | undefined, wanted: typeof found) => {
    for (const key of ['value', 'low', 'high'] as const)
      expect(found?.[key]).toBeCloseTo(wanted?.[key] ?? NaN, 12);
  };
  mix.media.forEach((medium, i) => close(medium.without.reachShare, best[i]?.reachShare));
  close(mix.instead?.reachShare, best[2]?.reachShare);
  expect(mix.instead?.personsChanged).toBe(best[2]?.personsChanged);
});

test('without a comparison, or with unknown items, nothing is said instead; with no item at all, reach is lost', () => {
  const compared = (others: EffectItem[] | null) =>
    measureMix(model, { audience, items, other: others, ...nothing }).instead;
  expect(compared(null)).toBeNull();
  expect(compared([bought(3, 1, 2), bought(-1, 3, 1)])).toBeNull();
  expect(compared([])?.reachShare.value).toBeCloseTo(-mix.planned.reachShare.value, 12);
});

test('groups of items reach what a mix of the same items reaches, whichever items count in several', () => {
  const asGroup = [
    { group: 0, item: 0, units: 6 },
    { group: 0, item: 1, units: 4 },
    { group: 0, item: 2, units: 3 },
    { group: 1, item: 1, units: 4 },
    { group: 1, item: 2, units: 3 },
  ];
  const found = groupReach(model, { effect: { ...effect, items }, groups: 3, members: asGroup, days: 17 });
  const close = (a: number, b: number) => expect(a / (b || 1)).toBeCloseTo(b === 0 ? 0 : 1, 9);
  const alone = mix.media.find(({ mediumId }) => mediumId === 2)?.alone;
  for (const [sums, wanted] of [
    [found[0].sums, mix.planned],
    [found[1].sums, alone],
  ] as const) {
    close(sums.reachShare.value, wanted?.reachShare.value ?? NaN);
    close(sums.reachShare.low, wanted?.reachShare.low ?? NaN);
    close(sums.taImpressions.value, wanted?.taImpressions.value ?? NaN);
    expect(sums.taPanelPersons).toBe(wanted?.taPanelPersons);
  }
  close(
    found[0].concentration?.value ?? NaN,
    mix.planned.taImpressions.value / mix.planned.impressions.value,
  );
  expect([found[2].sums.reach.value, found[2].concentration]).toEqual([0, null]);
});
