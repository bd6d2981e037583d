import { certain } from '@ooh/contract/core/certain';
import { maxBasketCities } from '@ooh/contract/domain/basket-names';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import { disclosedFigure, disclosedPart } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { mediaBasis, mediaKindsOf, missingData } from '../effect/media-basis.ts';
import { knownFaces } from '../../measurement/face/read-faces.ts';
import { disclosedTogether } from '../effect/disclosed-parts.ts';
import { wholeTimeItem } from '../effect/whole-time-item.ts';
import { peopleReleasesOf, readCityData, type CityData } from '../../city-data/release/city-data.ts';
import type { BasketReach } from '../../measurement/engine/work/basket-reach.ts';
import type { EffectInput } from '../../measurement/engine/work/measure-effect.ts';
import { cityName } from '../../reference/region/regions.ts';
import { passesMinimumCell, suppressedFigure } from '../../disclosure/suppression.ts';
import type { BasketBrief } from './basket-brief.ts';
import type { PricedBasketItem } from './basket-items.ts';

type City = CallOutput<'v1/basket/measure'>['cities'][number];
type Figures = NonNullable<City['figures']>;

/** Figures of items, withheld together so that none can be computed from the rest. */
function itemFigures(items: readonly PricedBasketItem[], reach: BasketReach, minimumCell: number) {
  const isShown = disclosedTogether(
    reach.items.map((item) => item?.taPanelPersons ?? 0),
    minimumCell,
  );
  const { overlapPanelPersons } = reach;
  const isOverlapShown = isShown.every(Boolean) && !isTooFew(overlapPanelPersons, minimumCell);
  const figures = items.flatMap(({ stored, item }, at): Figures['items'] => {
    const own = reach.items[at];
    if (!own) return [];
    const persons = isShown[at] ? Math.max(own.taPanelPersons, minimumCell) : 0;
    const taImpressions = disclosedFigure(own.taImpressions, persons, minimumCell);
    return [
      {
        itemKey: stored.item_key,
        reach: disclosedFigure(own.reach, persons, minimumCell),
        added: isOverlapShown ? disclosedFigure(own.added, persons, minimumCell) : suppressedFigure,
        taImpressions,
        taCpmFen: costPerThousandFen(item.net_fen, taImpressions.value),
      },
    ];
  });
  return { figures, isOverlapShown };
}

function figuresOf(
  city: CityData,
  items: readonly PricedBasketItem[],
  reach: BasketReach,
  minimumCell: number,
): Figures {
  const { all } = reach;
  const days = items.flatMap(({ item }) => [item.start_date, item.end_date]).sort();
  const kinds = mediaKindsOf(items.map(({ item }) => ({ lineId: item.line_id, faceId: item.face_id })));
  const own = itemFigures(items, reach, minimumCell);
  const known = items.filter((_, at) => reach.items[at] !== null);
  const netFen = known.reduce((sum, { item }) => sum + item.net_fen, 0);
  const taImpressions = disclosedFigure(all.taImpressions, all.taPanelPersons, minimumCell);
  const overlap = own.isOverlapShown
    ? disclosedFigure(reach.overlap, Math.max(reach.overlapPanelPersons, minimumCell), minimumCell)
    : suppressedFigure;
  const shown = disclosedFigure(all.reach, all.taPanelPersons, minimumCell);
  const part = { inside: reach.panelPersons, outside: reach.otherPersons };
  return {
    basis: mediaBasis(city, kinds, reach.universe, `${days[0]} 至 ${days.at(-1)}`),
    universe: disclosedPart(reach.taUniverse, part, minimumCell),
    reach: shown,
    reachShare: disclosedFigure(all.reachShare, all.taPanelPersons, minimumCell),
    frequency: disclosedFigure(all.frequency, all.taPanelPersons, minimumCell),
    taImpressions,
    taCpmFen: costPerThousandFen(netFen, taImpressions.value),
    overlap,
    overlapShare: overlap.value === null || !shown.value ? null : overlap.value / shown.value,
    items: own.figures,
    unmodelledItems: items.length - known.length,
  };
}

async function reachOf(
  context: Context,
  data: CityData,
  brief: BasketBrief,
  items: readonly PricedBasketItem[],
): Promise<BasketReach | string> {
  const missing = missingData(
    data,
    items.map(({ item }) => ({ lineId: item.line_id })),
  );
  if (missing !== null) return missing;
  const releases = certain(peopleReleasesOf(data), 'panel of the city', data.cityCode);
  const faceIds = [...new Set(items.flatMap(({ item }) => item.face_id ?? []))];
  const known = await knownFaces(context, releases.panelReleaseId, faceIds);
  const input: EffectInput = {
    audience: brief.audience,
    items: items.map(({ item }) => wholeTimeItem(item, known.indexOf)),
    faces: known.faces,
    around: known.around,
    elapsedDays: 0,
  };
  try {
    return await context.engine.ask(releases, 'basketReach', input, { priority: 'background' });
  } catch (error) {
    if (error instanceof RangeError) return '目标人群在该城市样本中无人';
    throw error;
  }
}

async function measureCity(
  context: Context,
  brief: BasketBrief,
  data: CityData,
  items: readonly PricedBasketItem[],
): Promise<Pick<City, 'reason' | 'figures'>> {
  const { minimumCell } = context.config;
  const reach = await reachOf(context, data, brief, items);
  if (typeof reach === 'string') return { reason: reach, figures: null };
  if (!passesMinimumCell(reach.panelPersons, reach.otherPersons, minimumCell))
    return { reason: `样本不足：目标人群或其余人群少于 ${minimumCell} 名样本人`, figures: null };
  if (reach.items.every((item) => item === null))
    return { reason: '接触模型没有所选点位或线路的数据', figures: null };
  return { reason: null, figures: figuresOf(data, items, reach, minimumCell) };
}

/** Effect of a basket on the brief's audience by city; a city without figures gives the reason. */
export async function measureBasketItems(
  context: Context,
  brief: BasketBrief,
  priced: readonly PricedBasketItem[],
): Promise<CallOutput<'v1/basket/measure'>> {
  const byCity = Map.groupBy(
    priced.filter(({ offer }) => offer !== null),
    ({ item }) => item.city_code,
  );
  const data = await readCityData(context.db, [...byCity.keys()]);
  const cities = await Promise.all(
    [...byCity].map(async ([cityCode, items], index): Promise<City> => {
      const named = { cityCode, cityName: cityName(cityCode) };
      if (index >= maxBasketCities)
        return { ...named, reason: `一次最多预估 ${maxBasketCities} 个城市`, figures: null };
      return {
        ...named,
        ...(await measureCity(context, brief, certain(data.get(cityCode), 'city data', cityCode), items)),
      };
    }),
  );
  return { audienceSentence: sentenceOf(brief.audience, labelName), cities };
}
