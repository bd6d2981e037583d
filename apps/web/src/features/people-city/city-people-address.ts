import {
  cityIndexParts,
  citySorts,
  usualCityWeights,
  type CityWeights,
} from '@ooh/contract/domain/city-index-parts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { codes, count, day, id, matching, sortBy, text } from '../../ui/address/address-fields.ts';

/** Cities that are compared side by side. */
export const mostCompared = 4;

/**
 * Cities by an audience: `city` those that are ranked (all open ones when left out), audience `ta`, first day and weeks of
 * the flight, weights `w` of scale, concentration, supply and cost, and up to four compared cities.
 */
const fields = {
  city: codes(/^\d{6}$/, 60, 420),
  ta: text(4000),
  from: day(),
  weeks: count(52),
  w: matching(/^\d{1,3}(-\d{1,3}){3}$/),
  sort: sortBy(citySorts),
  cmp: codes(/^\d{6}$/, mostCompared, 28),
  draft: id(),
};
export const parseCityPeople = addressReader(fields);
export type CityPeopleAddress = ReadOf<typeof fields>;

/** Weights of an address: those declared where it names none, or nothing but zeros. */
export function weightsOf({ w }: Pick<CityPeopleAddress, 'w'>): CityWeights {
  const parts = w?.split('-').map((part) => Math.min(100, Number(part)));
  if (parts === undefined || parts.every((part) => part === 0)) return usualCityWeights;
  const [scale, concentration, supply, cost] = parts;
  return { scale, concentration, supply, cost };
}

/** Weights as an address holds them: nothing for those declared. */
export function weightsText(weights: CityWeights): string | undefined {
  const isUsual = cityIndexParts.every((part) => weights[part] === usualCityWeights[part]);
  return isUsual ? undefined : cityIndexParts.map((part) => weights[part]).join('-');
}
