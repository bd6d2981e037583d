import { expect, test } from 'vitest';
import {
  citiesForMedia,
  citiesOf,
  entryForCity,
  isAllowed,
  isPairGranted,
  mediaForCity,
  mediaIdsOf,
} from './rules.ts';
import { permissionStructure } from './permission-structure.ts';

const BJ = '110100';
const SH = '310100';
const GZ = '440100';

interface Grant {
  r: unknown;
  m?: unknown;
}
const entry = (grant: Grant) => ({ regionCodes: grant.r, mediaIds: grant.m });
/** A structure whose group g has these grants. */
const g = (grants: (Grant | null)[], isEnabled: unknown = true) => ({
  g: { isEnabled, mediaRegionData: grants.map((grant) => (grant === null ? null : entry(grant))) },
});
const named = (name: string, body: object) => ({ x: { [name]: body } });

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
  [
    11,
    'group off',
    () => {
      const off = g([{ r: ['ALL'], m: [0] }], false);
      return [
        citiesOf(off, 'g'),
        entryForCity(off, 'g', BJ),
        mediaIdsOf(off, 'g'),
        mediaForCity(off, 'g', BJ),
        citiesForMedia(off, 'g', 1),
      ];
    },
    [[], undefined, [], [], []],
  ],
  [
    12,
    'isEnabled missing',
    () => citiesOf({ g: { mediaRegionData: [entry({ r: [BJ], m: [1] })] } }, 'g'),
    [],
  ],
  [
    13,
    'empty list',
    () => [citiesOf(g([]), 'g'), mediaForCity(g([]), 'g', BJ), citiesForMedia(g([]), 'g', 1)],
    [[], [], []],
  ],
  [14, 'list key missing', () => citiesOf({ g: { isEnabled: true } }, 'g'), []],
  [
    15,
    'union of cities',
    () =>
      citiesOf(
        g([
          { r: [BJ], m: [1] },
          { r: [SH, BJ], m: [2] },
        ]),
        'g',
      ),
    [BJ, SH],
  ],
  [
    16,
    'ALL collapses',
    () =>
      citiesOf(
        g([
          { r: [BJ], m: [1] },
          { r: ['ALL'], m: [2] },
        ]),
        'g',
      ),
    ['ALL'],
  ],
  [17, 'ALL among others', () => citiesOf(g([{ r: [BJ, 'ALL', SH], m: [1] }]), 'g'), ['ALL']],
  [
    18,
    'first entry of a city',
    () =>
      entryForCity(
        g([
          { r: [BJ], m: [1] },
          { r: [BJ], m: [2] },
        ]),
        'g',
        BJ,
      )?.mediaIds,
    [1],
  ],
  [19, 'ALL is no city entry', () => entryForCity(g([{ r: ['ALL'], m: [1] }]), 'g', BJ), undefined],
  [
    20,
    'the entry that names it',
    () =>
      entryForCity(
        g([
          { r: ['ALL'], m: [1] },
          { r: [BJ], m: [2] },
        ]),
        'g',
        BJ,
      )?.mediaIds,
    [2],
  ],
  [
    21,
    "nationwide group's own media",
    () =>
      mediaIdsOf(
        named('allNationwideMediaData', {
          isEnabled: true,
          mediaIds: [3, 7, 3],
          mediaRegionData: [entry({ r: ['ALL'], m: [0] })],
        }),
        'x.allNationwideMediaData',
      ),
    [3, 7],
  ],
  [
    22,
    'nationwide wildcard',
    () =>
      mediaIdsOf(
        named('allNationwideMediaData', { isEnabled: true, mediaIds: [3, 0] }),
        'x.allNationwideMediaData',
      ),
    [0],
  ],
  [
    23,
    'city media union',
    () =>
      mediaIdsOf(
        named('cityMediaData', {
          isEnabled: true,
          mediaRegionData: [entry({ r: [BJ], m: [1, 2] }), entry({ r: [SH], m: [2, 3] })],
        }),
        'x.cityMediaData',
      ),
    [1, 2, 3],
  ],
  [
    24,
    'city media wildcard',
    () =>
      mediaIdsOf(
        named('cityMediaData', {
          isEnabled: true,
          mediaRegionData: [entry({ r: [BJ], m: [1] }), entry({ r: [SH], m: [0] })],
        }),
        'x.cityMediaData',
      ),
    [0],
  ],
  [
    25,
    'other groups drive no look-up',
    () => mediaIdsOf(named('other', { isEnabled: true, mediaIds: [1] }), 'x.other'),
    [],
  ],
  [
    26,
    'nationwide off',
    () =>
      mediaIdsOf(
        named('allNationwideMediaData', { isEnabled: false, mediaIds: [0] }),
        'x.allNationwideMediaData',
      ),
    [],
  ],
  [
    27,
    'no cross product',
    () => {
      const s = g([
        { r: [BJ], m: [1] },
        { r: [SH], m: [2] },
      ]);
      return [
        mediaForCity(s, 'g', BJ),
        mediaForCity(s, 'g', SH),
        citiesForMedia(s, 'g', 1),
        isPairGranted(s, 'g', SH, 1),
      ];
    },
    [[1], [2], [BJ], false],
  ],
  [
    28,
    'wildcard unions are not a grant',
    () => {
      const s = g([
        { r: [BJ], m: [0] },
        { r: ['ALL'], m: [5] },
      ]);
      return [
        citiesOf(s, 'g'),
        mediaForCity(s, 'g', BJ),
        mediaForCity(s, 'g', SH),
        citiesForMedia(s, 'g', 7),
        citiesForMedia(s, 'g', 5),
        isPairGranted(s, 'g', SH, 7),
      ];
    },
    [['ALL'], [0], [5], [BJ], ['ALL'], false],
  ],
  [
    29,
    'city and ALL entries join',
    () =>
      mediaForCity(
        g([
          { r: [BJ], m: [1] },
          { r: ['ALL'], m: [2] },
        ]),
        'g',
        BJ,
      ),
    [1, 2],
  ],
  [30, 'other city', () => mediaForCity(g([{ r: [BJ], m: [1] }]), 'g', GZ), []],
  [
    31,
    'cities without media',
    () => {
      const s = g([{ r: ['ALL'], m: [] }]);
      return [
        citiesOf(s, 'g'),
        mediaForCity(s, 'g', BJ),
        citiesForMedia(s, 'g', 1),
        isPairGranted(s, 'g', BJ, 1),
      ];
    },
    [['ALL'], [], [], false],
  ],
  [
    32,
    'media without cities',
    () => {
      const entries = [entry({ r: [], m: [0] })];
      const s = {
        g: { isEnabled: true, mediaRegionData: entries },
        ...named('cityMediaData', { isEnabled: true, mediaRegionData: entries }),
      };
      return [
        citiesOf(s, 'g'),
        mediaIdsOf(s, 'x.cityMediaData'),
        mediaForCity(s, 'g', BJ),
        citiesForMedia(s, 'g', 1),
        isPairGranted(s, 'g', BJ, 1),
      ];
    },
    [[], [0], [], [], false],
  ],
  [
    33,
    'everything',
    () => {
      const s = g([{ r: ['ALL'], m: [0] }]);
      return [mediaForCity(s, 'g', BJ), citiesForMedia(s, 'g', 99), isPairGranted(s, 'g', '999999', 99)];
    },
    [[0], ['ALL'], true],
  ],
  [
    34,
    'request wildcards are not grants',
    () => {
      const s = g([
        { r: [BJ], m: [1] },
        { r: ['ALL'], m: [2] },
      ]);
      return [mediaForCity(s, 'g', 'ALL'), citiesForMedia(s, 'g', 0)];
    },
    [[2], []],
  ],
  [
    35,
    'lower-case all',
    () => [citiesOf(g([{ r: ['all'], m: [1] }]), 'g'), mediaForCity(g([{ r: ['all'], m: [1] }]), 'g', BJ)],
    [['all'], []],
  ],
  [36, 'string media', () => isPairGranted(g([{ r: [BJ], m: ['0'] }]), 'g', BJ, 7), false],
  [37, 'numeric city', () => mediaForCity(g([{ r: [110100], m: [1] }]), 'g', BJ), []],
  [
    38,
    'no prefix match',
    () => [
      mediaForCity(g([{ r: [BJ], m: [0] }]), 'g', '110105'),
      mediaForCity(g([{ r: ['110000'], m: [1] }]), 'g', BJ),
    ],
    [[], []],
  ],
  [39, 'no substring match', () => isPairGranted(g([{ r: [BJ], m: [10] }]), 'g', BJ, 1), false],
  [40, 'codes as one string', () => citiesOf(g([{ r: '110100,310100', m: [1] }]), 'g'), []],
  [41, 'damaged entries', () => mediaForCity(g([null, { r: [BJ] }]), 'g', BJ), []],
  [
    42,
    'wildcard media in one city',
    () =>
      citiesForMedia(
        g([
          { r: [BJ], m: [0] },
          { r: [SH], m: [4] },
          { r: [GZ], m: [5] },
        ]),
        'g',
        4,
      ),
    [BJ, SH],
  ],
  [
    43,
    'medium everywhere',
    () =>
      citiesForMedia(
        g([
          { r: [BJ], m: [4] },
          { r: ['ALL'], m: [4] },
        ]),
        'g',
        4,
      ),
    ['ALL'],
  ],
  [
    44,
    'odd numbers are no wildcard',
    () => isPairGranted(g([{ r: [BJ], m: [-1, Number.NaN] }]), 'g', BJ, 3),
    false,
  ],
  [45, 'minus zero is zero', () => mediaForCity(g([{ r: [BJ], m: [-0] }]), 'g', BJ), [0]],
])('case %i: %s', (_number, _name, compute, expected) => {
  expect(compute()).toEqual(expected);
});

test('the stored structure accepts only booleans, six-digit codes and integer media ids', () => {
  const scope = (entries: unknown) => ({
    effectAppraisalData: { isEnabled: true, mediaRegionData: entries },
  });
  expect(permissionStructure.safeParse(scope([{ regionCodes: [BJ], mediaIds: [0] }])).success).toBe(true);
  expect(permissionStructure.safeParse({ effectAppraisalData: { isEnabled: 'false' } }).success).toBe(false);
  expect(permissionStructure.safeParse(scope([{ regionCodes: [BJ], mediaIds: ['0'] }])).success).toBe(false);
  expect(
    permissionStructure.safeParse(scope([{ regionCodes: '110100,310100', mediaIds: [1] }])).success,
  ).toBe(false);
  expect(permissionStructure.safeParse(scope([{ regionCodes: ['all'], mediaIds: [1] }])).success).toBe(false);
});
