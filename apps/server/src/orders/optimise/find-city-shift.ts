import { certain } from '@ooh/contract/core/certain';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { decimalText } from '../../disclosure/figure-text.ts';
import { cityName } from '../../reference/region/regions.ts';
import { addUnits, addedProof } from './add-units.ts';
import type { Found } from './found.ts';
import { foundOf } from './found-of.ts';
import { outOf } from './replacements.ts';
import { farthestApart, yieldOf, type CityYield } from './rules/city-yield.ts';
import { combinedShare } from './rules/combined-share.ts';
import { leastYield } from './rules/shift.ts';
import { bestOf, type Search } from './search.ts';
import { longestDays, movableDays, movableUnitDays } from './situation.ts';

/** Units that leave a city at a time. */
const mostMoved = 5;

interface SearchedCity extends CityYield {
  readonly search: Search;
}

/** What a further yuan reaches in a city, of what a change can still move. */
function yieldIn(search: Search): SearchedCity[] {
  const { situation, weighed } = search;
  const parts = search.standings.flatMap(({ item, movableFen: fen }) => {
    const figures = weighed.items[item];
    if (fen <= 0 || figures === null) return [];
    const days = movableDays(situation, item);
    return [
      {
        peoplePerUnitDay: figures.slope * weighed.taUniverse,
        unitDays: movableUnitDays(situation.items[item], days),
        fen,
      },
    ];
  });
  const peoplePerYuan = yieldOf(parts);
  const { cityCode } = situation.city;
  return peoplePerYuan === null ? [] : [{ cityCode, peoplePerYuan, search }];
}

/** Money of the units that add least in the city where it reaches least, put where a yuan reaches most. Null without such. */
export async function findCityShift(
  searches: readonly Search[],
): Promise<{ readonly from: Search; readonly found: Found } | null> {
  const cities = searches.flatMap(yieldIn);
  const apart = farthestApart(cities);
  if (apart === null) return null;
  const { from, to, times } = apart;
  const [donor, taker] = [from.search, to.search];
  const least = leastYield(donor.standings, donor.weighed.before.reachShare.value);
  if (least === null) return null;
  const items = least.units.slice(0, mostMoved).map(({ item }) => item);
  const out = items.map((item) => outOf(donor, item));
  const days = certain(longestDays(donor.situation), 'days of units that can be moved');
  const added = await addUnits(taker, {
    days,
    budgetFen: out.reduce((sum, unit) => sum + unit.costFen, 0),
    leastContacts: 1,
    area: null,
    before: taker.situation.before,
    isEligible: () => true,
  });
  const left = items.map((item) => ({
    item,
    unitDays: -movableUnitDays(donor.situation.items[item], movableDays(donor.situation, item)),
  }));
  const [loss = null] = await bestOf(donor, [[left]]);
  if (added === null || loss === null) return null;
  const { choice } = added;
  const universeOf = ({ weighed }: Search) => weighed.taUniverse;
  const best = {
    reachShare: combinedShare([
      { share: loss.reachShare, universe: universeOf(donor) },
      { share: choice.share, universe: universeOf(taker) },
    ]),
    // Only the sum is told: it rests on the persons of both cities.
    personsChanged: loss.personsChanged + choice.personsChanged,
  };
  const nameOf = ({ cityCode }: CityYield) => cityName(cityCode);
  const found: Found = {
    ...foundOf(donor, 'city', to.cityCode, best, {
      metric: 'reach',
      evidence: [
        {
          name: `多投一元的到达：${nameOf(to)} ÷ ${nameOf(from)}`,
          value: `${decimalText(times)} 倍`,
          threshold: `> ${opportunityRules.cityYieldTimes} 倍`,
        },
        ...[from, to].map((city) => ({
          name: `${nameOf(city)}每万元新增到达`,
          value: `${Math.round(city.peoplePerYuan * 10_000).toLocaleString('zh-CN')} 人`,
          threshold: null,
        })),
      ],
      spark: cities
        .toSorted((a, b) => b.peoplePerYuan - a.peoplePerYuan)
        .map((city) => ({
          name: nameOf(city),
          value: city.peoplePerYuan,
          isMarked: city === from || city === to,
        })),
      out,
      in: added.units,
      proof: addedProof(choice, `${nameOf(to)}的目标人群`),
    }),
    toCity: { cityCode: to.cityCode, mediumIds: taker.situation.items.map(({ mediumId }) => mediumId) },
  };
  return { from: donor, found };
}
