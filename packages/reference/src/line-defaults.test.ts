import { expect, test } from 'vitest';
import { cityFactsOf } from './facts/city-facts.ts';
import { busForms, busLevels, centralShareOf, lineDefaults, samplePriceFen } from './line-defaults.ts';

const line = {
  key: '440300-M1',
  cityTier: '一线' as const,
  lengthMeters: 16_000,
  stopCount: 23,
  centralShare: 0.3,
};

test('computes the worked example of a line: 16 km, 23 stops, 30 % central', () => {
  const filled = lineDefaults(line);
  // score = 0.30 + 0.12 · 23/40 + 0.10 · 16/25 = 0.433
  expect(filled.level).toBe('A');
  const vehicles = filled.singleDeckVehicles + filled.doubleDeckVehicles;
  expect(vehicles).toBeGreaterThanOrEqual(7);
  expect(vehicles).toBeLessThanOrEqual(12);
  // A round trip of 2 · 16 km at 18 km/h and 16 minutes at the ends.
  expect(filled.headwayMinutes * vehicles).toBeCloseTo(122.7, -1);
  expect(filled.dailyRiders / vehicles).toBeGreaterThanOrEqual(170);
  expect(filled.dailyRiders / vehicles).toBeLessThanOrEqual(290);
  expect(lineDefaults(line)).toEqual(filled);
});

test('a more central line has a higher level', () => {
  const levelAt = (centralShare: number) => lineDefaults({ ...line, centralShare }).level;
  expect([0.05, 0.2, 0.35, 0.55, 0.8].map(levelAt)).toEqual(['经纬线', 'A', 'A+', 'A++', '特级']);
});

test('vehicles in publication never grow with the horizon nor exceed the fleet', () => {
  for (let i = 0; i < 300; i++) {
    const filled = lineDefaults({
      ...line,
      key: `l${i}`,
      lengthMeters: 2000 + i * 150,
      centralShare: (i % 10) / 10,
    });
    const fleet = filled.singleDeckVehicles + filled.doubleDeckVehicles;
    expect(filled.inPublication[0]).toBeLessThanOrEqual(fleet);
    for (let h = 1; h < 4; h++)
      expect(filled.inPublication[h]).toBeLessThanOrEqual(filled.inPublication[h - 1]);
    expect(filled.prices.every((price) => Number.isInteger(price.priceFen) && price.priceFen > 0)).toBe(true);
    expect(filled.prices.every((price) => (price.deck === 'double') === filled.doubleDeckVehicles > 0)).toBe(
      true,
    );
  }
});

test('prices fall with level, form and tier, and rise with the second deck', () => {
  for (const { formId } of busForms) {
    const byLevel = busLevels.map((level) => samplePriceFen('一线', level, 'single', formId));
    expect([...byLevel].sort((a, b) => b - a)).toEqual(byLevel);
    const byTier = (['一线', '新一线', '二线', '其他'] as const).map((tier) =>
      samplePriceFen(tier, 'A', 'single', formId),
    );
    expect([...byTier].sort((a, b) => b - a)).toEqual(byTier);
    expect(samplePriceFen('一线', 'A', 'double', formId)).toBeGreaterThan(
      samplePriceFen('一线', 'A', 'single', formId),
    );
  }
  expect(samplePriceFen('一线', 'A', 'single', 1)).toBe(980_000);
  expect(() => samplePriceFen('一线', 'A', 'single', 99)).toThrow(RangeError);
});

test('the central share counts stops up to 400 m outside a district circle', () => {
  const { businessDistricts } = cityFactsOf('440300');
  const futian = businessDistricts[0];
  const stops = [
    { lng: futian.lng, lat: futian.lat },
    { lng: 114.6, lat: 22.5 },
  ];
  expect(centralShareOf(stops, businessDistricts)).toBe(0.5);
  expect(centralShareOf([], businessDistricts)).toBe(0);
});
