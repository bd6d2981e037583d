import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { declaredCities } from '@ooh/streets/declaration/declared-cities';
import { commonStems } from '@ooh/streets/names/stems';
import { cityCodeOf, districtsOfCity } from '../../reference/region/regions.ts';

/** A name that so many of the 49 cities have is no city's own. */
const common = 3;

/** 浦东 of 浦东新区. */
const stemOf = (name: string): string => {
  const stem = name.replace(/(新区|区|县|市)$/, '');
  return stem.length >= 2 ? stem : name;
};

/** 二环路, 高新, 南站: found in every city. */
const isGeneral = (name: string): boolean =>
  /^(内|中|外|[一二三四五六])环|^(绕城|环城|环湖|环岛|快速环|机场|大学城|科学城|火车站)/.test(name) ||
  /(高新|经开|开发|新城|[东南西北]站|[东南西北]区)$/.test(name) ||
  commonStems.some((stem) => name.startsWith(stem));

function readNames(adcode: string): readonly string[] {
  const declared = declaredCities.get(adcode);
  return [
    ...districtsOfCity(cityCodeOf(adcode)).map(({ name }) => stemOf(name.trim())),
    ...cityFactsOf(adcode).businessDistricts.map(({ name }) => name),
    ...cityFactsOf(adcode).mainRoads.map(({ name }) => name),
    ...(declared === undefined
      ? []
      : [
          declared.streets,
          declared.centres,
          declared.roads,
          declared.rivers,
          declared.lakes,
          declared.hills,
        ].flatMap((parts) => parts.map(({ name }) => name))),
  ].filter((name) => name.length >= 2 && !isGeneral(name));
}

const byCity = new Map<string, readonly string[]>();

function namesOf(adcode: string): readonly string[] {
  const names = byCity.get(adcode) ?? readNames(adcode);
  byCity.set(adcode, names);
  return names;
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Names that a reader ties to one city (or two), with the adcodes of their cities. */
function tiedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  if (known !== undefined) return known;
  const cities = new Map<string, Set<string>>();
  for (const { adcode } of highTierCities)
    for (const name of namesOf(adcode)) cities.set(name, (cities.get(name) ?? new Set()).add(adcode));
  known = new Map([...cities].filter(([, own]) => own.size < common));
  return known;
}

/**
 * The name of another city's district, centre, street, lake or hill that a place's name begins with, or contains where it
 * has three characters or more; null where it has none, or its own city shares it.
 */
export function foreignNameIn(adcode: string, name: string): string | null {
  const own = namesOf(adcode);
  for (const [tied, cities] of tiedNames()) {
    const is = tied.length === 2 ? name.startsWith(tied) : name.includes(tied);
    if (is && !cities.has(adcode) && !own.some((mine) => mine.length >= tied.length && name.includes(mine)))
      return tied;
  }
  return null;
}
