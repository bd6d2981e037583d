import { expect, test } from 'vitest';
import { allScreens } from './all-screens.ts';
import { looksAt } from './look-at.ts';

test('every screen is looked at; each theme and each width comes up often', () => {
  const looks = allScreens.map(looksAt);
  for (const each of looks) expect(each.length).toBeGreaterThan(0);
  const times = (is: (look: (typeof looks)[number][number]) => boolean) => looks.flat().filter(is).length;
  for (const wanted of ['light', 'dark'])
    expect(times(({ theme }) => theme === wanted)).toBeGreaterThan(allScreens.length / 3);
  for (const wanted of [1280, 1440, 1920])
    expect(times(({ width }) => width === wanted)).toBeGreaterThan(allScreens.length / 8);
});
