import { areaName } from '@ooh/contract/domain/area-name';
import { crowdRoleNames, spatialUnitNames } from '@ooh/contract/domain/crowd-names';
import { isAudienceChosen, sentenceOf } from '@ooh/contract/domain/target-audience';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import type { Context } from '../../context.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { cityName } from '../../reference/region/regions.ts';
import { areaTable, densityOf } from '../city-perspective/area-table.ts';
import { loadCityCrowd } from '../city-perspective/city-crowd.ts';
import { sortedAreas } from './aoi-table.ts';
import { supplyOfAreas } from './area-supply.ts';
import { sendPlaceWorkbook, timesText } from './send-place-workbook.ts';

type Question = ParsedInput<'v1/city-perspective/export'>;

const key = 'v1/city-perspective/export';

const columns: readonly MatchColumn[] = [
  { title: '序号', format: 'integer', width: 8 },
  { title: '区域', format: 'text' },
  { title: '行政区', format: 'text', width: 12 },
  { title: '人数', format: 'integer' },
  { title: '人数下限', format: 'integer' },
  { title: '人数上限', format: 'integer' },
  { title: '密度（人/平方公里）', format: 'integer', width: 18 },
  { title: 'TA 人数', format: 'integer' },
  { title: 'TA 人数下限', format: 'integer' },
  { title: 'TA 人数上限', format: 'integer' },
  { title: 'TA浓度（人数口径）', format: 'percent', width: 18 },
  { title: 'TA浓度（人时口径）', format: 'percent', width: 18 },
  { title: 'TGI', format: 'decimal' },
  { title: '媒体点位', format: 'integer' },
  { title: '公交线路', format: 'integer' },
  { title: '经度', format: 'decimal' },
  { title: '纬度', format: 'decimal' },
];

const methods = [
  '人数为所选角色、日期与时段内平均每天的去重人数，模型预估，上下限为 95% 区间；密度 = 人数 ÷ 区域面积。',
  'TA浓度（人数口径）= TA 人数 ÷ 人数；TGI = 100 × TA浓度 ÷ 全城 TA 占比。未设目标人群时不列。',
  '媒体与线路：行政区与网格为区内，商圈为区内媒体与 300 米内线路，AOI 为 500 米内。空白为样本不足；经纬度为 WGS-84。',
];

/** The areas of the screen's ranking, most people first, and what was asked for. */
export async function exportCityAreas(
  context: Context,
  request: WorkbookRequest,
  question: Question,
): Promise<FileAnswer> {
  const { cityCode, unit, role, month, targetAudience } = question;
  const city = await loadCityCrowd(context, request.user, key, question);
  const [table, ground, supplyOf] = await Promise.all([
    areaTable(context, city, unit),
    geographyOf(context.db, city.data),
    supplyOfAreas(context, city, unit),
  ]);
  const hasAudience = isAudienceChosen(targetAudience);
  const ofAudience = (value: number | null) => (hasAudience ? value : null);
  const rows = sortedAreas(table, 'persons', false).map((row, index) => {
    const { area, figures } = row;
    const { persons, taPersons, taConcentrationPeople, taConcentrationHours, tgi } = figures;
    const { mediaPositions, busLines } = supplyOf(area.areaId);
    return [
      index + 1,
      areaName(area),
      area.districtName,
      persons.value,
      persons.low,
      persons.high,
      densityOf(row),
      ofAudience(taPersons.value),
      ofAudience(taPersons.low),
      ofAudience(taPersons.high),
      ofAudience(taConcentrationPeople.value),
      ofAudience(taConcentrationHours.value),
      ofAudience(tgi.value),
      mediaPositions,
      busLines,
      area.center[0],
      area.center[1],
    ];
  });
  return sendPlaceWorkbook(context, request, {
    title: '区域排名',
    screenName: '城市透视',
    placeName: spatialUnitNames[unit],
    cityCode,
    city,
    ground,
    filters: [
      { label: '城市', value: cityName(cityCode) },
      { label: '月份', value: month ?? city.basis.period },
      { label: '日期与时段', value: timesText(question) },
      { label: '人群角色', value: crowdRoleNames[role] },
      { label: '目标人群', value: sentenceOf(targetAudience, labelName) },
      { label: '单元', value: spatialUnitNames[unit] },
      { label: '范围', value: '本人有权限的城市；线路与媒体为本人有权限的媒体' },
    ],
    methods,
    columns,
    rows,
  });
}
