import { placeNameCount, placeStem } from '@ooh/city/place-names';
import { prepareCity } from '@ooh/city/city-model';
import { generatePlaces } from '@ooh/city/places';
import { generateMetro } from '@ooh/city/metro';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { layStreets } from '@ooh/streets/lay-streets';
import { expect, test } from 'vitest';
import { districtsOf } from '../../city-data/boundary/boundaries.ts';
import { streetsInputOf } from '../../city-data/streets/lay-city-streets.ts';
import { knownCentresOf } from '../simulation/known-centres.ts';
import { knownRoadsOf } from '../simulation/known-roads.ts';
import { foreignNameIn } from './foreign-names.ts';

test('the name of another city’s district, centre, street or lake is foreign, one’s own and common ones are not', () => {
  expect(foreignNameIn('110000', '福田商圈')).toBe('福田');
  expect(foreignNameIn('440300', '福田商圈')).toBeNull();
  expect(foreignNameIn('420100', '陆家嘴站')).toBe('陆家嘴');
  expect(foreignNameIn('510100', '人民庆春路口')).toBe('庆春路');
  expect(foreignNameIn('330100', '延安庆春路口')).toBeNull();
  for (const name of ['人民解放路口', '二环路', '高新商圈', '中山公园站', '春华北路', '中山东路'])
    expect(foreignNameIn('370700', name)).toBeNull();
});

test('no invented stem is tied to a city other than the one it is used in', () => {
  for (const { adcode } of highTierCities)
    for (let index = 0; index < placeNameCount; index++)
      expect(foreignNameIn(adcode, `${placeStem(index)}花园`), `${adcode} ${placeStem(index)}`).toBeNull();
});

test.each([
  ['350200', '厦门市'],
  ['370200', '青岛市'],
])('streets, centres, roads, stations and places of %s have no foreign name', async (adcode, name) => {
  const input = (await streetsInputOf({ cityCode: adcode, declaredCode: adcode, name }))!;
  const streets = layStreets(input);
  const knownRoads = knownRoadsOf(streets);
  const districts = await districtsOf(adcode);
  const city = prepareCity({ adcode, seed: 1, districts, knownCentres: knownCentresOf(adcode), knownRoads });
  const { pois, areas, businessDistricts, mainRoads } = generatePlaces(city, [], { pois: 3000, areas: 100 });
  expect(mainRoads.length).toBeGreaterThan(60);
  const names = [
    ...streets.streetNames,
    ...pois.name,
    ...[...areas, ...businessDistricts, ...mainRoads].map((place) => place.name),
    ...generateMetro(city)!.stations.map((station) => station.name),
  ];
  expect(names.filter((one) => foreignNameIn(adcode, one) !== null)).toEqual([]);
  // Centres are those that the plan of the city declares, and further ones by its districts.
  expect(businessDistricts[0].name).toBe(knownCentresOf(adcode)[0].name);
});
