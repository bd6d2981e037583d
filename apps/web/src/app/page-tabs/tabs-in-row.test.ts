import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostTabsAt, tabsInRow } from './tabs-in-row.ts';

const tabs = ['/', '/a', '/b', '/c', '/d', '/e', '/f'].map((key) => ({ key, href: key, title: key }));
const keys = (some: readonly { key: string }[]) => some.map(({ key }) => key);

test('an active tab beyond the row takes its last place', () => {
  const { shown, rest } = tabsInRow(tabs, '/e', 4);
  expect(keys(shown)).toEqual(['/', '/a', '/b', '/e']);
  expect(keys(rest)).toEqual(['/c', '/d', '/f']);
});

test('as many as fit stay in their order', () => {
  expect(tabsInRow(tabs.slice(0, 4), '/c', 4).rest).toEqual([]);
  expect(keys(tabsInRow(tabs, '/a', 4).shown)).toEqual(['/', '/a', '/b', '/c']);
});

test('no tab is lost or shown twice, and the active one is in the row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: tabs.length }),
      fc.nat(tabs.length - 1),
      fc.integer({ min: 640, max: 4000 }),
      (count, at, width) => {
        const open = tabs.slice(0, count);
        const active = open[Math.min(at, count - 1)];
        const most = mostTabsAt(width);
        const { shown, rest } = tabsInRow(open, active.key, most);
        expect(shown.length).toBe(Math.min(count, most));
        expect(shown).toContain(active);
        expect(keys([...shown, ...rest]).sort()).toEqual(keys(open).sort());
      },
    ),
  );
  expect(mostTabsAt(4000)).toBe(5);
});
