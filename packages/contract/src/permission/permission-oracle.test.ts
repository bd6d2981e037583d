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

const structure = fc.record({
  isEnabled: fc.boolean(),
  mediaIds: fc.array(fc.constantFrom(...media), { maxLength: 3 }),
  mediaRegionData: fc.array(
    fc.record({
      regionCodes: fc.array(fc.constantFrom(...cities), { maxLength: 3 }),
      mediaIds: fc.array(fc.constantFrom(...media), { maxLength: 3 }),
    }),
    { maxLength: 5 },
  ),
});

const sorted = <Item>(items: Item[]) => [...items].sort();

/** A sample of the structures that `npm run test:all` draws. */
const structures = process.env['OOH_TEST_ALL'] === '1' ? 100_000 : 20_000;

test(`${structures} random structures agree with the second implementation`, () => {
  fc.assert(
    fc.property(
      structure,
      fc.constantFrom('allNationwideMediaData', 'cityMediaData', 'allMediumData'),
      fc.constantFrom(...cities.slice(0, 4)),
      fc.constantFrom(...media.slice(1)),
      (group, name, city, medium) => {
        const permission = { [name]: group };
        expect(sorted(citiesOf(permission, name))).toEqual(sorted(oracle.cities(group)));
        expect(entryForCity(permission, name, city)).toEqual(oracle.first(group, city));
        expect(sorted(mediaIdsOf(permission, name))).toEqual(sorted(oracle.media(name, group)));
        expect(sorted(mediaForCity(permission, name, city))).toEqual(
          sorted(oracle.mediaForCity(group, city)),
        );
        expect(sorted(citiesForMedia(permission, name, medium))).toEqual(
          sorted(oracle.citiesForMedia(group, medium)),
        );
        expect(isPairGranted(permission, name, city, medium)).toBe(oracle.pair(group, city, medium));
        expect(isAllowed(permission, `nothing.here, ${name}.isEnabled`)).toBe(group.isEnabled);
      },
    ),
    { numRuns: structures },
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
