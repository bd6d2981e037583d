import { districtStem } from '@ooh/reference/district-stem';
import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { declaredCities } from '@ooh/streets/declaration/declared-cities';
import { commonStems } from '@ooh/streets/names/stems';
import { cityCodeOf, districtsOfCity } from '../../reference/region/regions.ts';

/** A name that so many of the 49 cities have is no city's own. */
const common = 3;

/** 二环路, 高新, 南站: found in every city. */
const isGeneral = (name: string): boolean =>
  /^(内|中|外|[一二三四五六])环|^(绕城|环城|环湖|环岛|快速环|机场|大学城|科学城|火车站)/.test(name) ||
  /(高新|经开|开发|新城|工业园|风景名胜|[东南西北]站|[东南西北]区)$/.test(name) ||
  commonStems.some((stem) => name.startsWith(stem));

function readNames(adcode: string): readonly string[] {
  const declared = declaredCities.get(adcode);
  return [
    ...districtsOfCity(cityCodeOf(adcode)).map(({ name }) => districtStem(name.trim())),
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

/** A name that a reader ties to one city or two. */
interface TiedName {
  readonly name: string;
  readonly cities: ReadonlySet<string>;
}

let known: ReadonlyMap<string, readonly TiedName[]> | undefined;

/** The tied names by what they begin with: two characters, or three where they have more than two. */
function tiedNames(): ReadonlyMap<string, readonly TiedName[]> {
  if (known !== undefined) return known;
  const cities = new Map<string, Set<string>>();
  for (const { adcode } of highTierCities)
    for (const name of namesOf(adcode)) cities.set(name, (cities.get(name) ?? new Set()).add(adcode));
  const tied = [...cities].flatMap(([name, own]) => (own.size < common ? [{ name, cities: own }] : []));
  known = Map.groupBy(tied, ({ name }) => name.slice(0, 3));
  return known;
}

/**
 * The name of another city's district, centre, street, lake or hill that a place's name begins with, or contains where it
 * has three characters or more; null where it has none, or its own city shares it.
 */
export function foreignNameIn(adcode: string, name: string): string | null {
  const tied = tiedNames();
  const found = [...(tied.get(name.slice(0, 2)) ?? [])];
  // After one character a name would begin in the middle of a stem: 春华北路 is not the 华北路 of 大连.
  for (let at = 0; at + 3 <= name.length; at += at === 0 ? 2 : 1)
    for (const one of tied.get(name.slice(at, at + 3)) ?? [])
      if (name.startsWith(one.name, at)) found.push(one);
  const foreign = found.find(
    (one) =>
      !one.cities.has(adcode) &&
      // 闽江路 of 青岛 is a street by the river of 福州 there.
      !namesOf(adcode).some(
        (own) => one.name.startsWith(own) || (own.length >= one.name.length && name.includes(own)),
      ),
  );
  return foreign?.name ?? null;
}
