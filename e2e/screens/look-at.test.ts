import { expect, test } from 'vitest';
import { allScreens } from './all-screens.ts';
import { looksAt } from './look-at.ts';
import { testedScreens } from './tested-screens.ts';

test('every tested screen is looked at; each theme and each width comes up often', () => {
  const looks = testedScreens.map((screen) => looksAt(screen, allScreens.indexOf(screen)));
  for (const each of looks) expect(each.length).toBeGreaterThan(0);
  const times = (is: (look: (typeof looks)[number][number]) => boolean) => looks.flat().filter(is).length;
  for (const wanted of ['light', 'dark'])
    expect(times(({ theme }) => theme === wanted)).toBeGreaterThan(testedScreens.length / 3);
  for (const wanted of [1280, 1440, 1920])
    expect(times(({ width }) => width === wanted)).toBeGreaterThan(testedScreens.length / 16);
});
