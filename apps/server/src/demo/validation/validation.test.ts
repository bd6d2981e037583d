import { beforeAll, expect, test } from 'vitest';
import { districtPopulations } from './city-figures.ts';
import { generateCity, type GeneratedCity } from './generated-city.ts';
import { metroCampaign } from './metro-campaign.ts';
import { isWithin, validationRows } from './validation.ts';

let made: GeneratedCity;

beforeAll(async () => {
  made = await generateCity('440300', { persons: 8000, lines: 300 });
});

test('every figure of a generated Shenzhen lies within its tolerance', () => {
  const rows = validationRows(made);
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !isWithin(row))).toEqual([]);
});

test('people by district are those of the census', () => {
  for (const { name, generated, declared } of districtPopulations(made))
    expect(generated / declared, name).toBeCloseTo(1, 3);
});

test('more panels or weeks reach more people, never all of them', () => {
  const reach = (panels: number, weeks: number): number => metroCampaign(made, panels, weeks).reachShare;
  expect(reach(100, 4)).toBeGreaterThan(reach(50, 4));
  expect(reach(100, 4)).toBeGreaterThan(reach(100, 1));
  expect(reach(1000, 52)).toBeLessThan(1);
  const { nPlus } = metroCampaign(made, 100, 4);
  nPlus.slice(1).forEach((share, n) => expect(share).toBeLessThanOrEqual(nPlus[n]));
});
