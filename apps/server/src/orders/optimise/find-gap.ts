import { percentText } from '@ooh/contract/core/percent-text';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import { certain } from '@ooh/contract/core/certain';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import { countText } from '../../disclosure/figure-text.ts';
import { areaCellsOf } from '../../measurement/city-perspective/people-cells.ts';
import { areasOfCity } from '../../measurement/city-perspective/spatial-areas.ts';
import { engineInput } from '../effect/compute-effect.ts';
import { mediaOfAreas } from '../man-land/area-media.ts';
import { addUnits, addedProof } from './add-units.ts';
import type { Found } from './found.ts';
import { foundOf } from './found-of.ts';
import { gapAreaOf } from './rules/gap.ts';
import type { Search } from './search.ts';
import { longestDays, movableMoney } from './situation.ts';

const unit = 'district';

/** Districts with enough of the audience, and what the order's plan covers there. */
async function coveredDistricts({ context, situation, priority }: Search) {
  const { order, city } = situation;
  const releases = certain(peopleReleasesOf(city.data), 'panel of the city', city.cityCode);
  const ground = { cityCode: city.cityCode, data: city.data, releases };
  const { areas } = await areasOfCity(context, ground, unit);
  const effect = await engineInput(context, { order, items: situation.items }, releases);
  const asked = {
    effect,
    audiences: [order.order.audience],
    areas: areaCellsOf(areas.map(({ people }) => people)),
  };
  const [outcomes] = await context.engine.ask(releases, 'areaOutcome', asked, { priority });
  return areas.flatMap((area, index) => {
    const { taPanelPersons, taPeople, planned } = outcomes[index];
    return meetsMinimumCell(taPanelPersons, context.config.minimumCell)
      ? [
          {
            areaId: area.areaId,
            name: area.name,
            people: area.people,
            index,
            taPeople,
            coverage: planned.share,
          },
        ]
      : [];
  });
}

/** A district with much of the audience that the order hardly covers, and free units there for a little more money. */
export async function findGap(search: Search): Promise<Found[]> {
  const { situation, context } = search;
  const days = longestDays(situation);
  const cityCoverage = situation.city.measure.planned.reachShare.value;
  if (days === null) return [];
  const districts = await coveredDistricts(search);
  const gap = gapAreaOf(districts, cityCoverage);
  if (gap === null) return [];
  const media = (await mediaOfAreas(context.db, situation.city, unit))[gap.index];
  const budgetFen = Math.round(opportunityRules.gapMoneyShare * movableMoney(situation));
  const added = await addUnits(search, {
    days,
    budgetFen,
    leastContacts: 1,
    area: areaCellsOf([gap.people]),
    before: situation.before,
    isEligible: ({ offer }) =>
      offer.lineId === null ? media.positions.has(offer.positionId ?? '') : media.lines.has(offer.lineId),
  });
  if (added === null) return [];
  const best = { reachShare: added.choice.share, personsChanged: added.choice.personsChanged };
  return [
    foundOf(search, 'gap', gap.areaId, best, {
      metric: 'reach',
      evidence: [
        {
          name: `${gap.name}计划覆盖率 ÷ 全城`,
          value: `${percentText(gap.coverage)} ÷ ${percentText(cityCoverage)}`,
          threshold: '< 1/2',
        },
        {
          name: `${gap.name}目标人群`,
          value: `${countText(gap.taPeople)} 人`,
          threshold: '≥ 各区第 75 百分位',
        },
      ],
      spark: districts
        .toSorted((a, b) => b.coverage - a.coverage || (a.areaId < b.areaId ? -1 : 1))
        .map(({ areaId, name, coverage }) => ({ name, value: coverage, isMarked: areaId === gap.areaId })),
      out: [],
      in: added.units,
      proof: addedProof(added.choice, `到访${gap.name}的目标人群`),
    }),
  ];
}
