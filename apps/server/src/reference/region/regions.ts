import { areaList } from '@vant/area-data';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import type { Region } from '@ooh/contract/domain/region';
import { pinyin } from 'pinyin-pro';

/**
 * The region dictionary: provinces, cities and districts of the country by adcode. Municipalities are listed
 * twice, as province (110000) and as city (110100); the tier list names them by province and is mapped here.
 */

const municipalityCity: Record<string, string> = {
  '110000': '110100',
  '120000': '120100',
  '310000': '310100',
  '500000': '500100',
};

/** Buckets of the source list that stand for "counties under the province", not for a city. */
const bucketName = /^(县|省直辖县|自治区直辖县级行政区划|海外|其他国家)$/;

const facts = new Map(highTierCities.map((city) => [municipalityCity[city.adcode] ?? city.adcode, city]));

/** The city of the 49 with this city code, or undefined. */
export function highTierCity(cityCode: string) {
  return facts.get(cityCode);
}

/** The city code of a tier-list code: municipalities are named by province there. */
export function cityCodeOf(adcode: string): string {
  return municipalityCity[adcode] ?? adcode;
}

function letters(name: string): Pick<Region, 'pinyin' | 'initials'> {
  const options = { toneType: 'none', type: 'array', surname: 'off' } as const;
  const syllables = pinyin(name.replace(/(特别行政区|自治区|省|市)$/, ''), options);
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0] ?? '').join('') };
}

function regionOf(adcode: string, name: string, level: Region['level'], parentAdcode: string | null): Region {
  const city = level === 'city' ? facts.get(adcode) : undefined;
  return {
    adcode,
    parentAdcode,
    name: name.trim(),
    level,
    tier: city?.tier ?? null,
    ...letters(name.trim()),
    center: city ? [city.lng, city.lat] : null,
  };
}

function build(): Region[] {
  const provinces = Object.entries(areaList.province_list).filter(([, name]) => !bucketName.test(name));
  const provinceCodes = new Set(provinces.map(([adcode]) => adcode));
  const provinceOf = (adcode: string) => `${adcode.slice(0, 2)}0000`;
  const cities = Object.entries(areaList.city_list).filter(
    ([adcode, name]) => !bucketName.test(name) && provinceCodes.has(provinceOf(adcode)),
  );
  const cityCodes = new Set(cities.map(([adcode]) => adcode));
  const parentOfDistrict = (adcode: string) => {
    const city = `${adcode.slice(0, 4)}00`;
    return cityCodes.has(city) ? city : provinceOf(adcode);
  };
  const districts = Object.entries(areaList.county_list).filter(
    ([adcode]) => provinceCodes.has(provinceOf(adcode)) && !cityCodes.has(adcode),
  );
  return [
    ...provinces.map(([adcode, name]) => regionOf(adcode, name, 'province', null)),
    ...cities.map(([adcode, name]) => regionOf(adcode, name, 'city', provinceOf(adcode))),
    ...districts.map(([adcode, name]) => regionOf(adcode, name, 'district', parentOfDistrict(adcode))),
  ];
}

let built: readonly Region[] | undefined;
let byCode: ReadonlyMap<string, Region> | undefined;

/** All regions: provinces first, then cities, then districts. */
export function regions(): readonly Region[] {
  built ??= build();
  return built;
}

/** Districts of a city as the dictionary lists them. */
export function districtsOfCity(cityCode: string): readonly Region[] {
  return regions().filter(({ level, parentAdcode }) => level === 'district' && parentAdcode === cityCode);
}

/** The region of a code, or undefined. */
export function regionByCode(adcode: string): Region | undefined {
  byCode ??= new Map(regions().map((region) => [region.adcode, region]));
  return byCode.get(adcode);
}

/** Name of a city, its code where unknown. */
export function cityName(cityCode: string): string {
  return regionByCode(cityCode)?.name ?? cityCode;
}
