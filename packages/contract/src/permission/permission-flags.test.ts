import { expect, test } from 'vitest';
import { isAllowed } from './rules.ts';

const wisdomOff = {
  smartMarketingData: { wisdomCityData: { isEnabled: false }, wisdomTargetData: { targetShowState: true } },
};
const wisdomCity = 'smartMarketingData.wisdomCityData.isEnabled';
const wisdomTarget = 'smartMarketingData.wisdomTargetData.targetShowState';

test.each<[number, string, () => unknown, unknown]>([
  [1, 'nothing loaded', () => isAllowed(null, 'a.isEnabled'), false],
  [2, 'empty structure', () => isAllowed({}, 'a.isEnabled'), false],
  [3, 'flag off', () => isAllowed(wisdomOff, wisdomCity), false],
  [4, 'any one of a list', () => isAllowed(wisdomOff, `${wisdomCity},${wisdomTarget}`), true],
  [5, 'path absent', () => isAllowed(wisdomOff, 'smartMarketingData.nothing.isEnabled'), false],
  [
    6,
    'inherited properties',
    () => [isAllowed({}, 'constructor'), isAllowed({}, '__proto__')],
    [false, false],
  ],
  [7, 'empty keys', () => ['', ',', ' '].map((key) => isAllowed(wisdomOff, key)), [false, false, false]],
  [8, 'object path is truthy', () => isAllowed(wisdomOff, 'smartMarketingData.wisdomCityData'), true],
  [
    9,
    'falsy and truthy leaves',
    () => [0, null, '', 'false'].map((isEnabled) => isAllowed({ a: { isEnabled } }, 'a.isEnabled')),
    [false, false, false, true],
  ],
  [
    10,
    'parent off, child on',
    () => {
      const structure = { p: { pageIsEnabled: false, child: { isEnabled: true } } };
      return [isAllowed(structure, 'p.pageIsEnabled'), isAllowed(structure, 'p.child.isEnabled')];
    },
    [false, true],
  ],
])('case %i: %s', (_number, _name, compute, expected) => {
  expect(compute()).toEqual(expected);
});
