import { expect, test } from 'vitest';
import { haversineMeters } from '@ooh/geo/distance';
import { cityFactsOf } from './city-facts.ts';
import { cityTierOf, highTierCities } from './high-tier-cities.ts';
import { publishedNetworks } from './published-streets.ts';
import { shenzhenBusinessDistricts, shenzhenDistricts, shenzhenMainRoads } from './shenzhen.ts';

test('4 first-tier, 15 new first-tier and 30 second-tier cities, each once', () => {
  const count = (tier: string): number => highTierCities.filter((city) => city.tier === tier).length;
  expect([count('一线'), count('新一线'), count('二线')]).toEqual([4, 15, 30]);
  expect(new Set(highTierCities.map((city) => city.adcode)).size).toBe(49);
  expect(cityTierOf('440300')).toBe('一线');
  expect(cityTierOf('450900')).toBeNull();
});

test('the ten districts of Shenzhen sum to the census without the cooperation zone', () => {
  expect(shenzhenDistricts.reduce((sum, district) => sum + district.residents, 0)).toBe(17_494_398);
});

test('districts of the other counted cities sum to their published totals', () => {
  // Bulletins of 2020: 成都, 杭州, 武汉, 苏州, 厦门 and 青岛; 珠海 at the end of 2022.
  for (const [adcode, total] of [
    ['510100', 20_937_757],
    ['330100', 11_936_010],
    ['420100', 12_326_518],
    ['320500', 12_748_262],
    ['350200', 5_163_970],
    ['370200', 10_071_722],
    ['440400', 2_477_200],
  ] as const) {
    const { districts, residents } = cityFactsOf(adcode);
    expect(residents, adcode).toBe(total);
    const named = new Set(districts.map(({ name }) => name));
    for (const { within } of districts) if (within !== undefined) expect(named).toContain(within);
  }
});

test('margins sum to one', () => {
  for (const adcode of ['440300', '110000', '420100', '370700', '450900']) {
    const { margins } = cityFactsOf(adcode);
    for (const list of [margins.age, margins.education]) {
      expect(list.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
    expect(margins.male).toBeGreaterThan(0.5);
    expect(margins.adultShare).toBeLessThan(0.9);
  }
});

test('Shenzhen of 15+: 60+ is within 56+, tertiary education equals the published share of all residents', () => {
  const { margins } = cityFactsOf('440300');
  expect(margins.age[5] * margins.adultShare).toBeGreaterThan(0.0536);
  const tertiary = (margins.education[2] + margins.education[3] + margins.education[4]) * margins.adultShare;
  expect(tertiary).toBeCloseTo(0.2885, 3);
  expect(margins.education[1] * margins.adultShare).toBeCloseTo(0.2069, 3);
});

test('named places and roads lie in Shenzhen; roads have no jumps', () => {
  const inCity = (lng: number, lat: number): boolean =>
    lng > 113.75 && lng < 114.65 && lat > 22.43 && lat < 22.87;
  for (const place of shenzhenBusinessDistricts) expect(inCity(place.lng, place.lat), place.name).toBe(true);
  for (const road of shenzhenMainRoads) {
    road.waypoints.forEach(([lng, lat], i) => {
      expect(inCity(lng, lat), road.name).toBe(true);
      if (i === 0) return;
      const [lng0, lat0] = road.waypoints[i - 1];
      const leap = haversineMeters(lng0, lat0, lng, lat);
      expect(leap, road.name).toBeLessThan(8000);
      expect(leap, road.name).toBeGreaterThan(100);
    });
  }
});

test('shares of the ends and crossings of published networks leave little for more than four ways', () => {
  for (const { adcode, deadEnds, threeWay, fourWay, crossings, squareKilometers } of publishedNetworks) {
    expect(cityTierOf(adcode), adcode).not.toBeNull();
    const sum = deadEnds + threeWay + fourWay;
    expect(sum, adcode).toBeGreaterThan(0.97);
    expect(sum, adcode).toBeLessThanOrEqual(1);
    expect(crossings / squareKilometers, adcode).toBeGreaterThan(4);
    expect(crossings / squareKilometers, adcode).toBeLessThan(20);
  }
});
