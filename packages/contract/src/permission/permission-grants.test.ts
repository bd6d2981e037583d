import { expect, test } from 'vitest';
import { citiesForMedia, citiesOf, entryForCity, mediaForCity, mediaIdsOf } from './rules.ts';
import { BJ, entry, g, named, SH } from './testing/structures.ts';

test.each<[number, string, () => unknown, unknown]>([
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
])('case %i: %s', (_number, _name, compute, expected) => {
  expect(compute()).toEqual(expected);
});
