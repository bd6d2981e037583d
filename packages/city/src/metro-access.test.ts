import { expect, test } from 'vitest';
import { travelMode } from '@ooh/people/person/person-labels';
import { cityFactsOf, metroAccessOf } from '@ooh/reference/facts/city-facts';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { labelId } from '@ooh/reference/labels';
import { prepareCity } from './city-model.ts';
import { generatePanel } from './panel.ts';
import { carriesLabel } from './panel-shares.ts';
import { metroStation } from './place-mix.ts';
import { generatePlaces } from './places.ts';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';

const [quanzhou, dongguan, shenzhen] = ['350500', '441900', '440300'];
const madeOf = (adcode: string) => prepareCity({ adcode, seed: 5, districts: shenzhenBoxes });

function shareOfRiders(adcode: string): number {
  const { travelMode: modes } = generatePanel(madeOf(adcode), 3000);
  return modes.filter((mode) => mode === travelMode.metro).length / 3000;
}

test('who lives where there is no metro does not ride it, sees none of its media, and has no station', () => {
  const city = madeOf(quanzhou);
  const panel = generatePanel(city, 3000);
  expect(panel.travelMode).not.toContain(travelMode.metro);
  for (const label of [labelId.firstMode + 1, labelId.firstHabit + 1, labelId.firstOutdoor + 1])
    expect(
      Array.from({ length: panel.count }, (_, p) => carriesLabel(panel, p, label)),
      String(label),
    ).not.toContain(true);
  const { pois } = generatePlaces(city);
  const categories = Array.from({ length: pois.count }, (_, place) => pois.categories[pois.category[place]]);
  expect(categories).toContain('交通设施服务;停车场;停车场');
  expect(categories).not.toContain(metroStation);
});

test('fewer ride a small metro', () => {
  const [small, full] = [shareOfRiders(dongguan), shareOfRiders(shenzhen)];
  expect(full).toBeGreaterThan(0.15);
  expect(small).toBeGreaterThan(0.02);
  expect(small).toBeLessThan(full / 2);
});

test('access follows the kilometres for a million residents, up to those of the first cities', () => {
  expect(metroAccessOf(cityFactsOf(shenzhen))).toBe(1);
  expect(metroAccessOf(cityFactsOf('310000'))).toBe(1);
  expect(metroAccessOf(cityFactsOf(quanzhou))).toBe(0);
  // 90.1 km for 10.57 million residents.
  expect(metroAccessOf(cityFactsOf(dongguan))).toBeCloseTo(90.1 / 10.57 / 33, 6);
  const without = highTierCities.filter(({ adcode }) => metroAccessOf(cityFactsOf(adcode)) === 0);
  expect(without).toHaveLength(12);
});
