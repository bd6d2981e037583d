import { percentText } from '@ooh/contract/core/percent-text';
import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen, sentenceOf } from '@ooh/contract/domain/target-audience';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../../context.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { cityName } from '../../reference/region/regions.ts';
import { cityAois, matchingAois, presentAois, sortedAreas, type CityAois } from './aoi-table.ts';
import { sendPlaceWorkbook, timesText } from './send-place-workbook.ts';

type Question = ParsedInput<'v1/aois/export'>;

const key = 'v1/aois/export';
const title = 'AOI 清单';

const columns: readonly MatchColumn[] = [
  { title: '序号', format: 'integer', width: 8 },
  { title: 'AOI', format: 'text' },
  { title: '类型', format: 'text', width: 12 },
  { title: '行政区', format: 'text', width: 12 },
  { title: '面积（公顷）', format: 'decimal' },
  { title: '日均客流', format: 'integer' },
  { title: '居住人口', format: 'integer' },
  { title: '工作人口', format: 'integer' },
  { title: 'TA 人数', format: 'integer' },
  { title: 'TA浓度（人数口径）', format: 'percent', width: 18 },
  { title: 'TGI', format: 'decimal' },
  { title: '500 米内媒体点位', format: 'integer', width: 16 },
  { title: '500 米内公交线路', format: 'integer', width: 16 },
  { title: '经度', format: 'decimal' },
  { title: '纬度', format: 'decimal' },
  { title: '轮廓', format: 'text', width: 8 },
];

const between = (low: number | undefined, high: number | undefined): string =>
  low === undefined && high === undefined ? '不限' : `${low ?? 0}–${high ?? '不限'} 平方米`;

/** What the workbook was asked for, in words. */
function filtersOf(question: Question, { city, ground }: CityAois) {
  const { cityCode, month, targetAudience, keyword } = question;
  const { aoiTypes, districtNames, businessDistrictId, minPersons, minConcentration } = question;
  const district = ground.businessDistricts.find(({ placeId }) => placeId === businessDistrictId);
  return [
    { label: '城市', value: cityName(cityCode) },
    { label: '月份', value: month ?? city.basis.period },
    { label: '日期与时段', value: timesText(question) },
    { label: '目标人群', value: sentenceOf(targetAudience, labelName) },
    { label: '类型', value: aoiTypes.join('、') || '全部' },
    { label: '行政区', value: districtNames.join('、') || '全部' },
    { label: '商圈', value: district?.name ?? '不限' },
    { label: '面积', value: between(question.minSquareMeters, question.maxSquareMeters) },
    { label: '日均客流不少于', value: minPersons === undefined ? '不限' : `${minPersons} 人` },
    {
      label: 'TA浓度不低于',
      value: minConcentration === undefined ? '不限' : percentText(minConcentration),
    },
    { label: '关键词', value: keyword || '—' },
    { label: '范围', value: '本人有权限的城市；线路与媒体为本人有权限的媒体' },
  ];
}

const methods = [
  '日均客流为所选日期与时段内平均每天在场的人数（含居住与工作者），模型预估；比网格小的 AOI 取其中心所在网格（约 0.1 平方公里）的人。',
  'TA浓度（人数口径）= TA 人数 ÷ 在场人数；TGI = 100 × TA浓度 ÷ 全城 TA 占比。未设目标人群时不列。',
  '空白为样本不足（样本少于最小单元）；经纬度为 WGS-84。',
];

function rowsOf(rows: readonly AoiRow[], hasAudience: boolean): (string | number | null)[][] {
  const ofAudience = (value: number | null) => (hasAudience ? value : null);
  return rows.map((row, index) => [
    index + 1,
    row.name,
    row.aoiType,
    row.districtName,
    row.squareMeters / 10_000,
    row.dailyPersons.value,
    row.residents.value,
    row.workers.value,
    ofAudience(row.taPersons.value),
    ofAudience(row.taConcentrationPeople.value),
    ofAudience(row.tgi.value),
    row.nearbyMedia,
    row.nearbyLines,
    row.center[0],
    row.center[1],
    row.isIndicative ? '示意' : '',
  ]);
}

/** The AOIs that the filters leave, the very rows of the screen, and what was asked for. */
export async function exportAois(
  context: Context,
  request: WorkbookRequest,
  question: Question,
): Promise<FileAnswer> {
  const aois = await cityAois(context, request.user, key, question);
  const { city, ground } = aois;
  const found = sortedAreas(matchingAois(aois, question), question.orderBy, false);
  const rows = await presentAois(context, city, found);
  return sendPlaceWorkbook(context, request, {
    title,
    screenName: 'AOI数据库',
    placeName: 'AOI ',
    cityCode: question.cityCode,
    city,
    ground,
    filters: filtersOf(question, aois),
    methods,
    columns,
    rows: rowsOf(rows, isAudienceChosen(question.targetAudience)),
  });
}
