import { areaName } from '@ooh/contract/domain/area-name';
import { crowdRoleNames, spatialUnitNames, type SpatialUnitKind } from '@ooh/contract/domain/crowd-names';
import { isAudienceChosen, sentenceOf } from '@ooh/contract/domain/target-audience';
import type { ParsedInput } from '@ooh/contract/registry';
import { cellBoundary, h3Cell } from '@ooh/geo/h3-cell';
import { cityPortraitPages } from '@ooh/report/city-portrait-deck';
import { cityDistricts } from '../city-data/boundary/city-districts.ts';
import type { CityGeography } from '../city-data/place/city-geography.ts';
import type { Context } from '../context.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import { areaTable, type AreaWithFigures } from '../measurement/city-perspective/area-table.ts';
import { loadCityCrowd, type CityCrowd } from '../measurement/city-perspective/city-crowd.ts';
import { activityOf, hourFiguresOf } from '../measurement/city-perspective/hours.ts';
import { disclosedPortrait, portraitOf } from '../measurement/city-perspective/portrait.ts';
import { sortedAreas } from '../measurement/place-insight/aoi-table.ts';
import { supplyOfAreas } from '../measurement/place-insight/area-supply.ts';
import { audienceOfCity, cityOverview } from '../measurement/place-insight/city-overview.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { labelName } from '../reference/label/label-tree.ts';
import { cityName } from '../reference/region/regions.ts';
import { planMap, ringsOf } from './plan-map.ts';
import { portraitLabels } from './portrait-labels.ts';
import { sendStrategyDeck } from './strategy-deck.ts';

type Question = ParsedInput<'v1/city-perspective/export'>;
type Rings = readonly (readonly (readonly [number, number])[])[];

const key = 'v1/city-perspective/export';
const everybody = { groups: [] };
const shownAreas = 8;

/** Finds the outlines of areas of a kind by their ids. */
async function outlinesOf(
  { db }: Pick<Context, 'db'>,
  { cityCode, data }: CityCrowd,
  unit: SpatialUnitKind,
  ground: CityGeography,
): Promise<(areaId: string) => Rings> {
  if (unit === 'cell')
    return (areaId) => [cellBoundary(h3Cell(areaId)).map(({ lng, lat }) => [lng, lat] as const)];
  const outlines =
    unit === 'district'
      ? new Map<string, Rings>(
          (await cityDistricts(db, cityCode, data.districts)).map(({ adcode, area }) => [
            adcode,
            ringsOf(area),
          ]),
        )
      : new Map<string, Rings>(
          (unit === 'aoi' ? ground.aois : ground.businessDistricts).map(({ placeId, ring }) => [
            placeId,
            [ring],
          ]),
        );
  return (areaId) => outlines.get(areaId) ?? [];
}

async function mapOf(
  context: Context,
  city: CityCrowd,
  unit: SpatialUnitKind,
  ground: CityGeography,
  ranked: readonly { readonly area: AreaWithFigures['area']; readonly people: number }[],
) {
  const outlineOf = await outlinesOf(context, city, unit, ground);
  const most = Math.max(1, ...ranked.map(({ people }) => people));
  const zones = ranked.map(({ area, people }, i) => ({
    name: areaName(area),
    mark: String(i + 1),
    share: people / most,
    rings: outlineOf(area.areaId),
  }));
  return planMap(context, { cityCode: city.cityCode, ways: [], points: [], zones });
}

const methodsOf = ({ basis, isModelled }: CityCrowd): string[] => [
  methodLine(basis),
  ...(isModelled ? ['该月为按声明的日变化由样本周外推。'] : []),
  '人数为所选角色、日期与时段内平均每天的去重人数，模型预估，区间为 95%；曲线为全天外出人数。',
  'TA浓度（人数口径）= TA 人数 ÷ 人数；TGI = 100 × TA浓度 ÷ 全城 TA 占比；画像的 TGI 以全城为 100。',
  '媒体与线路：行政区与网格为区内，商圈为区内媒体与 300 米内线路，AOI 为 500 米内；只含您有权限的媒体。',
  '样本人少于最小单元的数字不显示（样本不足）。',
];

/** 城市画像 of a city as a presentation, with the figures that the screen shows for the same question. */
export async function sendCityPortrait(
  context: Context,
  request: WorkbookRequest,
  question: Question,
): Promise<FileAnswer> {
  const { cityCode, unit, role, targetAudience } = question;
  const { minimumCell } = context.config;
  const { user } = request;
  const times = { ...question, fromHour: 0, toHour: 24, role: 'present' as const };
  const [city, all, day] = await Promise.all([
    loadCityCrowd(context, user, key, question),
    loadCityCrowd(context, user, key, { ...question, targetAudience: everybody }),
    loadCityCrowd(context, user, key, times),
  ]);
  const [overview, table, supplyOf, activity, people] = await Promise.all([
    cityOverview(context, all),
    areaTable(context, city, unit),
    supplyOfAreas(context, city, unit),
    activityOf(context, day, null),
    portraitOf(context, city, null),
  ]);
  const hasAudience = isAudienceChosen(targetAudience);
  const by = hasAudience ? 'taPersons' : 'persons';
  const known = table.filter(({ figures }) => figures[by].value !== null);
  const ranked = sortedAreas(known, by, false).slice(0, shownAreas);
  const target = audienceOfCity(city, minimumCell);
  const dataReleases = city.basis.dataReleases.map(({ releaseNo }) => releaseNo);
  const isDemo = city.basis.isDemo || overview.ground.source.isDemo;
  const { pages } = cityPortraitPages(
    {
      cityName: cityName(cityCode),
      unitName: spatialUnitNames[unit],
      roleName: crowdRoleNames[role],
      times: city.basis.period,
      audienceSentence: sentenceOf(targetAudience, labelName),
      hasAudience,
      universePersons: overview.universePersons,
      dailyOutside: overview.dailyOutside,
      taPersons: target.persons,
      taShare: target.share,
      counts: overview.counts,
      districts: overview.districts.map(({ area, figures }) => ({ name: area.name, ...figures })),
      hours: hourFiguresOf(activity, day, minimumCell),
      portrait: portraitLabels(disclosedPortrait(people, minimumCell), targetAudience),
      areas: ranked.map(({ area, figures }) => ({
        name: areaName(area),
        ...figures,
        ...supplyOf(area.areaId),
      })),
      withheldAreas: table.length - known.length,
      map: await mapOf(
        context,
        city,
        unit,
        overview.ground,
        ranked.map(({ area, figures }) => ({ area, people: figures[by].value ?? 0 })),
      ),
      methods: methodsOf(city),
      isDemo,
    },
    dataReleases,
  );
  return sendStrategyDeck(context, request, {
    name: '城市画像',
    brandName: '城市透视',
    projectName: cityName(cityCode),
    pages,
    dataReleases,
    isDemo,
    detail: { cityCode, format: 'pptx' },
  });
}
