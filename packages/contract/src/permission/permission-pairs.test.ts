import { expect, test } from 'vitest';
import { citiesForMedia, citiesOf, isPairGranted, mediaForCity, mediaIdsOf } from './rules.ts';
import { BJ, entry, g, GZ, named, SH } from './testing/structures.ts';

test.each<[number, string, () => unknown, unknown]>([
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
