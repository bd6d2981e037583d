import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { scopeGrants, scopeTouches, type PairScope } from '../../access/pair-scope.ts';
import { readCityData, type CityData } from '../../city-data/release/city-data.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { regions } from '../../reference/region/regions.ts';
import { cityAnalysisScope } from '../media-analysis/media-scopes.ts';
import { cityReleases } from '../media-search/city-releases.ts';
import { answersInTime, patienceFor } from './answers-in-time.ts';
import type { SupplyStores } from './city-supply.ts';
import { oneOfEachDeck } from './one-of-each-deck.ts';
import { costOfAll, type PricedUnit } from './sum-costs.ts';
import { supplyColumns, supplyUnits } from './supply-columns.ts';

type Answer = CallOutput<'v1/city-base/costs'>;
type CityCosts = Answer['rows'][number];

const everybody = { groups: [] };

const nothing = (cityCode: string, state: CityCosts['state'], reason: string): CityCosts => ({
  cityCode,
  state,
  reason,
  cpmFen: null,
  media: [],
});

/** What the media of a city that a reader may see cost, each by itself and all of them. */
async function costsOfCity(
  context: SupplyStores,
  { cityCode, panel }: CityData,
  sees: (mediumId: number) => boolean,
): Promise<CityCosts> {
  const releases = await cityReleases(context.db, cityCode);
  const people = `${panel?.releaseId}:${panel?.revision}`;
  const [units, columns] = await Promise.all([
    supplyUnits(context, cityCode, releases),
    supplyColumns(context, cityCode, everybody, releases, people),
  ]);
  const found = units.flatMap((unit, at): PricedUnit[] => {
    if (!sees(unit.mediumId)) return [];
    const own = unit.bookables.reduce((sum, bookable) => sum + bookable.units, 0);
    // All are counted, free or not: the cost of buying everything.
    return [{ unit, at, units: own, freeUnits: own }];
  });
  if (found.length === 0) return nothing(cityCode, 'none', '没有可售的媒体');
  const { minimumCell } = context.config;
  const rows = oneOfEachDeck(found, columns);
  const byMedium = [...Map.groupBy(rows, ({ unit }) => unit.mediumId)].sort(([a], [b]) => a - b);
  const media = byMedium.map(([mediumId, own]) => {
    const cost = costOfAll(own, columns, minimumCell);
    const { mediumName } = own[0].unit;
    return { mediumId, mediumName, ...cost };
  });
  return {
    cityCode,
    state: 'ready',
    reason: columns.reason,
    cpmFen: costOfAll(rows, columns, minimumCell).cpmFen,
    media,
  };
}

const citiesOf = (scope: PairScope, asked: readonly string[]): string[] =>
  regions()
    .filter(({ level, tier }) => level === 'city' && tier !== null)
    .map(({ adcode }) => adcode)
    .filter((cityCode) => scopeTouches(scope, cityCode) && (asked.length === 0 || asked.includes(cityCode)));

/**
 * The rate card cost per thousand contacts of all people, city by city and medium by medium. `patience`: how long, ms,
 * cities are waited for; those that take longer are told to be computing.
 */
export async function cityCosts(
  context: SupplyStores,
  user: Pick<SignedInUser, 'permission'>,
  asked: ParsedInput<'v1/city-base/costs'>,
  patience?: number,
): Promise<Answer> {
  const began = performance.now();
  const scope = cityAnalysisScope(user);
  const cities = citiesOf(scope, asked.cityCodes);
  const data = await readCityData(context.db, cities);
  const costsOf = (cityCode: string): Promise<CityCosts> | CityCosts => {
    const own = data.get(cityCode);
    if (own === undefined || (own.busLines === null && own.positions === null))
      return nothing(cityCode, 'none', '该城市没有媒体数据');
    const isAsked = (mediumId: number) => asked.mediumIds.length === 0 || asked.mediumIds.includes(mediumId);
    return costsOfCity(
      context,
      own,
      (mediumId) => isAsked(mediumId) && scopeGrants(scope, cityCode, mediumId),
    );
  };
  // Cities with lines have the largest models: the others are told first.
  const hasLines = (cityCode: string) => Number((data.get(cityCode)?.busLines ?? null) !== null);
  const wanted = cities.toSorted((a, b) => hasLines(a) - hasLines(b));
  const found = await answersInTime(wanted, costsOf, patience ?? patienceFor(wanted.length, began));
  const rows = cities.map((cityCode) => found.get(cityCode) ?? nothing(cityCode, 'computing', '计算中'));
  return { rows, isComputing: rows.some(({ state }) => state === 'computing') };
}
