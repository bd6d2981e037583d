import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { askAddressService } from './address-service.ts';
import { geocodeRow, nameScore, numberScore } from './geocode.ts';
import type { IndexedPlace, KnownPlaces } from './known-places.ts';
import { addressOf, readAddress } from './street-address.ts';

const place = (name: string, address: string | null, lng: number): IndexedPlace => ({
  place: { kind: 'poi', placeId: name, name, address, districtName: '福田区', lng, lat: 22.5 },
  text: name,
  address: address === null ? null : readAddress(address),
});
const places = [
  place('海岸城', '文心五路33号', 114),
  place('海岸城影城', '文心五路35号', 114.001),
  place('科技园', '深南大道1000号', 114.01),
  place('大剧院', '深南大道2000号', 114.02),
];
const known: KnownPlaces = {
  places,
  byName: Map.groupBy(places, ({ text }) => text),
  byStreet: Map.groupBy(places, ({ address }) => address?.street ?? ''),
};

test('street and number of an address, whatever stands before and after them', () => {
  for (const text of ['广东省深圳市福田区深南大道1000号3楼', '深圳市深南大道 1000号', '深南大道１０００号'])
    expect(readAddress(text)).toEqual({ street: '深南大道', number: 1000 });
  expect(readAddress('科苑路')).toEqual({ street: '科苑路', number: null });
  expect(readAddress('不知道哪里')).toBeNull();
});

test('a text that stands alone is an address where it reads as one', () => {
  expect(addressOf({ name: '深圳市深南大道1000号', address: '' })).toBe('深圳市深南大道1000号');
  expect(addressOf({ name: '福田店', address: '深南大道1000号' })).toBe('深南大道1000号');
  expect(addressOf({ name: '福田店', address: '' })).toBe('');
});

test('a whole name is found, a part of several names is ambiguous, an unknown one is not found', () => {
  expect(geocodeRow(known, { name: '海岸城', address: '' })).toMatchObject({ state: 'found', score: 1 });
  const part = geocodeRow(known, { name: '海岸', address: '' });
  expect([part.state, part.candidates.length]).toEqual(['ambiguous', 2]);
  expect(geocodeRow(known, { name: '没有这家店', address: '' })).toEqual({
    state: 'unknown',
    score: 0,
    candidates: [],
  });
  expect([nameScore('a', 'b'), nameScore('ab', 'ab')]).toEqual([0, 1]);
});

test('a number between two known ones lies between them; the farther, the lower the score', () => {
  const row = geocodeRow(known, { name: '', address: '深南大道1040号' });
  const [best] = row.candidates;
  expect(best).toMatchObject({ kind: 'address', placeId: null, name: '深南大道1040号' });
  expect(best.lng).toBeCloseTo(114.0104, 6);
  expect(row).toMatchObject({ state: 'found', score: 0.86 });
  expect(geocodeRow(known, { name: '', address: '深南大道1500号' }).state).toBe('ambiguous');
  expect(numberScore(10, 10)).toBe(1);
});

test('an address service is asked with key and city only where one is configured, and its places are converted', async () => {
  const asked: URL[] = [];
  const server = createServer((request, answer) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    asked.push(url);
    const isKnown = url.searchParams.get('address') === '新店路1号';
    const geocodes = isKnown
      ? [{ formatted_address: '深圳市新店路1号', location: '114.06,22.54', district: '福田区' }]
      : [];
    answer.end(JSON.stringify({ status: '1', geocodes }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const geocoderUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo`;
  const addresses = ['新店路1号', '没有的路2号'];
  expect(await askAddressService({ geocoderKey: null, geocoderUrl }, '440300', addresses)).toEqual([
    null,
    null,
  ]);
  expect(asked).toEqual([]);
  const [found, none] = await askAddressService({ geocoderKey: 'k1', geocoderUrl }, '440300', addresses);
  expect(found).toMatchObject({ kind: 'geocoder', name: '深圳市新店路1号', districtName: '福田区' });
  // GCJ-02 is some 500 m off.
  expect(Math.abs((found?.lng ?? 0) - 114.06)).toBeGreaterThan(0.001);
  expect(none).toBeNull();
  expect(asked.map((url) => [url.searchParams.get('key'), url.searchParams.get('city')])).toEqual([
    ['k1', '深圳市'],
    ['k1', '深圳市'],
  ]);
  server.close();
});
