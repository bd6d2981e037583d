import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaList, nearText, orderOf, placesOf, questionOf } from './media-address.ts';

test('an address is read as far as it is understood', () => {
  const address = mediaList.parse({
    city: 440300,
    media: '2,3',
    form: '2/1',
    lit: 'yes',
    dim: 'large,odd',
    least: '1000',
    free: 'true',
    from: '2027-03-01',
    to: '2027-03-28',
    near: '114.05 22.54;x y',
    r: '800',
    sort: 'price.desc',
  });
  expect(questionOf('440300', address)).toMatchObject({
    mediumIds: [2, 3],
    forms: ['2/1'],
    isLit: true,
    sizes: ['large'],
    minPriceFen: 100_000,
    availability: 'free',
    startDate: '2027-03-01',
    endDate: '2027-03-28',
    places: [{ lng: 114.05, lat: 22.54 }],
    radiusMeters: 800,
  });
  expect(orderOf(mediaList.parse({}))).toEqual({ sortBy: 'code', isAscending: true });
});

test('places are read back as they were written', () => {
  const place = fc.record({
    lng: fc.double({ min: 73, max: 135, noNaN: true }),
    lat: fc.double({ min: 18, max: 54, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), (places) => {
      const read = placesOf({ near: nearText(places) });
      expect(read).toHaveLength(places.length);
      read.forEach(({ lng, lat }, at) => {
        expect(lng).toBeCloseTo(places[at].lng, 4);
        expect(lat).toBeCloseTo(places[at].lat, 4);
      });
    }),
  );
});
