import { combinationGroup } from '@ooh/contract/domain/combination-names';
import type { CityRankingRow, CitySupply } from '@ooh/contract/domain/city-ranking';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { pairScopeOf, scopeGrants, scopeTouches } from '../../access/pair-scope.ts';
import { readCityData } from '../../city-data/release/city-data.ts';
import { tgiFigure } from '../../disclosure/disclosed-figure.ts';
import { estimateCrowd } from '../../measurement/crowd/crowd-estimate.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { highTierCity } from '../../reference/region/regions.ts';
import { answersInTime, patienceFor } from './answers-in-time.ts';
import { citySupply, type SupplyStores } from './city-supply.ts';
import { noSupply } from './sum-supply.ts';

type Answer = CallOutput<'v1/people/city-ranking'>;
type Question = ParsedInput<'v1/people/city-ranking'>;

const computing = noSupply('computing', '计算中');

/** Where an audience is, and what it costs to meet it there: every city asked about that has a panel. */
export async function rankCities(
  context: SupplyStores,
  user: Pick<SignedInUser, 'permission'>,
  cityCodes: readonly string[],
  asked: Omit<Question, 'cityCodes'>,
): Promise<Answer> {
  const began = performance.now();
  const { targetAudience: audience, startDate, weeks } = asked;
  const days = flightOfBrief(startDate, weeks);
  const data = await readCityData(context.db, cityCodes);
  const estimate = await estimateCrowd(context, cityCodes, audience);
  const scope = pairScopeOf(user.permission, combinationGroup);
  const personsOf = new Map(estimate.cities.map(({ cityCode, persons }) => [cityCode, persons.value]));
  const supplyOf = (cityCode: string): Promise<CitySupply> | CitySupply => {
    const own = data.get(cityCode);
    if (!scopeTouches(scope, cityCode)) return noSupply('not-granted', '没有该城市「目标与组合」的数据权限');
    if (own === undefined || (own.busLines === null && own.positions === null))
      return noSupply('none', '该城市没有媒体数据');
    return citySupply(context, {
      data: own,
      audience,
      days,
      persons: personsOf.get(cityCode) ?? null,
      sees: (mediumId) => scopeGrants(scope, cityCode, mediumId),
    });
  };
  // The largest models are those of cities with lines: the others are told first.
  const hasLines = (cityCode: string) => Number(data.get(cityCode)?.busLines !== null);
  const wanted = [...personsOf.keys()].sort((a, b) => hasLines(a) - hasLines(b));
  const supplies = await answersInTime(wanted, supplyOf, patienceFor(wanted.length, began));
  const rows = estimate.cities.map((city): CityRankingRow => ({
    ...city,
    tier: highTierCity(city.cityCode)?.tier ?? null,
    tgi: tgiFigure(city.share, estimate.share.value),
    supply: supplies.get(city.cityCode) ?? computing,
  }));
  return {
    sentence: sentenceOf(audience, labelName),
    persons: estimate.persons,
    share: estimate.share,
    rows,
    citiesWithoutPanel: estimate.citiesWithoutPanel,
    ...days,
    isComputing: rows.some(({ supply }) => supply.state === 'computing'),
  };
}
