import fc from 'fast-check';
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

/**
 * A second implementation that follows the text of the specification: it checks, for every city and
 * medium in the test, whether some entry covers it, instead of building unions.
 */
interface Entry {
  regionCodes: string[];
  mediaIds: number[];
}
interface Group {
  isEnabled: boolean;
  mediaIds: number[];
  mediaRegionData: Entry[];
}
const cities = ['110100', '310100', '440100', '440300', 'ALL'];
const media = [0, 1, 2, 3, 10];

function subset<Item>(universe: Item[], keep: (item: Item) => boolean, wildcard: Item): Item[] {
  if (keep(wildcard)) return [wildcard];
  return universe.filter((item) => item !== wildcard && keep(item));
}
const names = (entry: Entry, city: string) => entry.regionCodes.some((code) => code === city);
const grants = (entry: Entry, medium: number) => entry.mediaIds.some((id) => id === medium);

const oracle = {
  cities: (group: Group) =>
    group.isEnabled
      ? subset(cities, (city) => group.mediaRegionData.some((entry) => names(entry, city)), 'ALL')
      : [],
  first: (group: Group, city: string) => {
    if (!group.isEnabled) return undefined;
    for (const entry of group.mediaRegionData) if (names(entry, city)) return entry;
    return undefined;
  },
  media: (name: string, group: Group) => {
    if (!group.isEnabled) return [];
    if (name === 'allNationwideMediaData') return subset(media, (id) => group.mediaIds.includes(id), 0);
    if (name === 'cityMediaData')
      return subset(media, (id) => group.mediaRegionData.some((entry) => grants(entry, id)), 0);
    return [];
  },
  mediaForCity: (group: Group, city: string) =>
    group.isEnabled
      ? subset(
          media,
          (id) =>
            group.mediaRegionData.some(
              (entry) => (names(entry, city) || names(entry, 'ALL')) && grants(entry, id),
            ),
          0,
        )
      : [],
  citiesForMedia: (group: Group, medium: number) =>
    group.isEnabled
      ? subset(
          cities,
          (city) =>
            group.mediaRegionData.some(
              (entry) => (grants(entry, medium) || grants(entry, 0)) && names(entry, city),
            ),
          'ALL',
        )
      : [],
  pair: (group: Group, city: string, medium: number) =>
    group.isEnabled &&
    group.mediaRegionData.some(
      (entry) => (names(entry, city) || names(entry, 'ALL')) && (grants(entry, medium) || grants(entry, 0)),
    ),
};

/** What a hand or another program may leave where a list, a code or a switch should be. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, 0, 1, '', 'ALL', '110100', '110100,310100', true, NaN, -1, '0'),
  fc.constantFrom<unknown>([], {}, [null], ['0'], [110_100], { 0: 'ALL', length: 1 }),
  fc.jsonValue({ maxDepth: 1 }),
);
const perhaps = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: value }, { weight: 1, arbitrary: junk });

function structureOf(part: <Value>(value: fc.Arbitrary<Value>) => fc.Arbitrary<unknown>) {
  const listOf = <Value>(value: fc.Arbitrary<Value>, maxLength: number) =>
    part(fc.array(part(value), { maxLength }));
  const entry = fc.record({
    regionCodes: listOf(fc.constantFrom(...cities), 3),
    mediaIds: listOf(fc.constantFrom(...media), 3),
  });
  return part(
    fc.record({
      isEnabled: part(fc.boolean()),
      mediaIds: listOf(fc.constantFrom(...media), 3),
      mediaRegionData: listOf(entry, 5),
    }),
  );
}

const itemsIn = <Item>(list: unknown, universe: readonly Item[]): Item[] =>
  Array.isArray(list) ? (list as Item[]).filter((item) => universe.includes(item)) : [];

/** What is left of a structure when all that is damaged grants nothing. */
function soundPartOf(value: unknown): Group {
  const { isEnabled, mediaIds, mediaRegionData } = (value ?? {}) as Record<string, unknown>;
  const entries = Array.isArray(mediaRegionData) ? (mediaRegionData as unknown[]) : [];
  return {
    isEnabled: isEnabled === true,
    mediaIds: itemsIn(mediaIds, media),
    mediaRegionData: entries.map((entry) => {
      const read = (entry ?? {}) as Record<string, unknown>;
      return {
        regionCodes: itemsIn(read['regionCodes'], cities),
        mediaIds: itemsIn(read['mediaIds'], media),
      };
    }),
  };
}

const sorted = <Item>(items: Item[]) => [...items].sort();
const known = <Item>(items: Item[], universe: readonly Item[]) => sorted(itemsIn(items, universe));

/** A sample of the structures that `npm run test:all` draws. */
const structures = process.env['OOH_TEST_ALL'] === '1' ? 1_000_000 : 20_000;

test.each([
  ['sound', structureOf((value) => value)],
  ['damaged', structureOf(perhaps)],
] as const)(`${structures / 2} random %s structures agree with the second implementation`, (_, structure) => {
  fc.assert(
    fc.property(
      structure,
      fc.constantFrom('allNationwideMediaData', 'cityMediaData', 'allMediumData'),
      fc.constantFrom(...cities.slice(0, 4)),
      fc.constantFrom(...media.slice(1)),
      (drawn, name, city, medium) => {
        const permission = { [name]: drawn };
        const group = soundPartOf(drawn);
        expect(known(citiesOf(permission, name), cities)).toEqual(sorted(oracle.cities(group)));
        const first = entryForCity(permission, name, city);
        expect(first && soundPartOf({ mediaRegionData: [first] }).mediaRegionData[0]).toEqual(
          oracle.first(group, city),
        );
        expect(known(mediaIdsOf(permission, name), media)).toEqual(sorted(oracle.media(name, group)));
        expect(known(mediaForCity(permission, name, city), media)).toEqual(
          sorted(oracle.mediaForCity(group, city)),
        );
        expect(known(citiesForMedia(permission, name, medium), cities)).toEqual(
          sorted(oracle.citiesForMedia(group, medium)),
        );
        expect(isPairGranted(permission, name, city, medium)).toBe(oracle.pair(group, city, medium));
        const isTrue = Boolean((drawn as { isEnabled?: unknown } | null | undefined)?.isEnabled);
        expect(isAllowed(permission, `nothing.here, ${name}.isEnabled`)).toBe(isTrue);
      },
    ),
    { numRuns: structures / 2 },
  );
});

test('any JSON value is accepted without an exception and grants nothing unless it is a grant', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isPairGranted({ g: value }, 'g', '110100', 1)).toBe(false);
      expect(mediaForCity(value, 'g', '110100')).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
