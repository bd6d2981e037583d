import { expect, test } from 'vitest';
import { allScreens } from './all-screens.ts';
import { looksAt } from './look-at.ts';

test('every screen is looked at in both themes, and every width comes up', () => {
  const looks = allScreens.map(looksAt);
  for (const each of looks)
    expect(new Set(each.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
  const widths = new Set(looks.flat().map(({ width }) => width));
  expect(widths).toEqual(new Set([1280, 1440, 1920]));
});
