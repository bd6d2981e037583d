import type { CallOutput } from '@ooh/contract/registry';
import { polygonsOf } from '@ooh/geo/polygon';
import { estimateAround } from '../../disclosure/estimate.ts';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import { modelReleasesOf, readDataOfCity } from '../../city-data/release/city-data.ts';
import { passesMinimumCell, unknownFigure } from '../../disclosure/suppression.ts';
import { readBusinessDistricts, readOrderLines, type CityArea } from './bus-lines.ts';
import { busAreas } from './bus-report.ts';
import type { EffectOrder } from './effect-order.ts';

type Districts = CallOutput<'bus-report-exposure/getCbdDataList'>;
type Crowd = Pick<Districts['districts'][number], 'persons' | 'taShare'>;

const nobodyKnown: Crowd = { persons: unknownFigure, taShare: null };

/** People who live or work in each of a city's areas, and the TA among them. */
async function crowdsOf(
  context: Context,
  order: EffectOrder,
  cityCode: string,
  areas: readonly CityArea[],
): Promise<Map<string, Crowd>> {
  const releases = modelReleasesOf(await readDataOfCity(context.db, cityCode));
  if (releases === null || areas.length === 0) return new Map();
  const { minimumCell } = context.config;
  const { audience } = order.order;
  const [crowds, size] = await Promise.all([
    context.engine.ask(
      releases,
      'ringWorkers',
      {
        audience,
        rings: areas.map(({ area }) => polygonsOf(area)[0][0].map(([lng, lat]) => [lng, lat] as const)),
      },
      { priority: 'background' },
    ),
    context.engine.ask(releases, 'crowdSize', { audience: { groups: [] } }, { priority: 'background' }),
  ]);
  return new Map(
    crowds.map(({ panelPersons, taPanelPersons, persons, taShare }, i) => {
      // A count of n persons of about one weight errs by one part in √n.
      const estimate = estimateAround(persons, panelPersons > 0 ? persons / Math.sqrt(panelPersons) : 0);
      const part = { inside: panelPersons, outside: size.panelPersons - panelPersons };
      const isShareShown = passesMinimumCell(taPanelPersons, panelPersons - taPanelPersons, minimumCell);
      return [
        areas[i].areaId,
        {
          persons: disclosedPart(estimate, part, minimumCell),
          taShare: isShareShown && passesMinimumCell(part.inside, part.outside, minimumCell) ? taShare : null,
        },
      ];
    }),
  );
}

/** Business districts that the order's lines come through, with whom they hold. */
export async function districtsReached(context: Context, order: EffectOrder): Promise<Districts> {
  const cityCodes = [...new Set(order.items.map((item) => item.cityCode))];
  const [areas, lines] = await Promise.all([
    readBusinessDistricts(context.db, cityCodes),
    readOrderLines(context.db, order),
  ]);
  const reached = busAreas(areas, lines);
  const ids = new Set(reached.map((row) => row.areaId));
  const crowds = await Promise.all(
    cityCodes.map((cityCode) =>
      crowdsOf(
        context,
        order,
        cityCode,
        areas.filter((area) => area.cityCode === cityCode && ids.has(area.areaId)),
      ),
    ),
  );
  const crowdOf = new Map(crowds.flatMap((crowd) => [...crowd]));
  return {
    districts: reached.map((row) => ({ ...row, ...(crowdOf.get(row.areaId) ?? nobodyKnown) })),
    knownDistricts: areas.length,
  };
}
