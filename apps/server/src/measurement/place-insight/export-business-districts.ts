import { crowdRoleNames } from '@ooh/contract/domain/crowd-names';
import type { BusinessDistrictRow } from '@ooh/contract/domain/business-district';
import type { Figure } from '@ooh/contract/domain/figure';
import { dwellHours, workdayRatio } from '@ooh/contract/domain/place-figures';
import type { AreaFigures } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen, sentenceOf } from '@ooh/contract/domain/target-audience';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import { loadCityCrowd, type CityCrowd } from '../city-perspective/city-crowd.ts';
import type { Context } from '../../context.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import { countText } from '../../disclosure/figure-text.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { cityName } from '../../reference/region/regions.ts';
import { sortedAreas } from './aoi-table.ts';
import { cityBusinessDistricts, matchingDistricts, presentBusinessDistricts } from './business-districts.ts';
import { sendPlaceWorkbook, timesText } from './send-place-workbook.ts';

type Question = ParsedInput<'v1/business-districts/export'>;

const key = 'v1/business-districts/export';
const title = '商圈排名';

const columns: readonly MatchColumn[] = [
  { title: '序号', format: 'integer', width: 8 },
  { title: '商圈', format: 'text' },
  { title: '行政区', format: 'text', width: 12 },
  { title: '面积（公顷）', format: 'decimal' },
  { title: '日均客流', format: 'integer' },
  { title: '日均客流 95% 区间', format: 'text' },
  { title: '工作日客流', format: 'integer' },
  { title: '周末客流', format: 'integer' },
  { title: '工作日/周末比', format: 'decimal', width: 14 },
  { title: '平均停留（小时）', format: 'decimal', width: 16 },
  { title: 'TA 人数', format: 'integer' },
  { title: 'TA浓度（人数口径）', format: 'percent', width: 18 },
  { title: 'TA浓度（人时口径）', format: 'percent', width: 18 },
  { title: 'TGI', format: 'decimal' },
  { title: 'POI', format: 'integer' },
  { title: '连锁品牌', format: 'integer' },
  { title: 'AOI 业态', format: 'text', width: 36 },
  { title: '公交线路', format: 'integer' },
  { title: '媒体点位', format: 'integer' },
  { title: '轮廓', format: 'text', width: 8 },
];

const intervalOf = ({ low, high }: Figure): string | null =>
  low === null || high === null ? null : `${countText(low)}–${countText(high)}`;

/** What the workbook was asked for, in words. */
function filtersOf(question: Question, { basis }: CityCrowd) {
  const { cityCode, month, role, targetAudience } = question;
  const { keyword, districtNames, aoiTypes } = question;
  return [
    { label: '城市', value: cityName(cityCode) },
    { label: '月份', value: month ?? basis.period },
    { label: '日期与时段', value: timesText(question) },
    { label: '人群角色', value: crowdRoleNames[role] },
    { label: '目标人群', value: sentenceOf(targetAudience, labelName) },
    { label: '行政区', value: districtNames.join('、') || '全部' },
    { label: '含业态', value: aoiTypes.join('、') || '不限' },
    { label: '关键词', value: keyword || '—' },
    { label: '范围', value: '本人有权限的城市；线路与媒体为本人有权限的媒体' },
  ];
}

const methods = [
  '日均客流为所选日期与时段内平均每天在场的人数（含居住与工作者），去重到人·天；模型预估，区间只含抽样误差。',
  '工作日/周末比 = 平均工作日客流 ÷ 平均周末客流；平均停留 = 在场人时 ÷ 日均客流。',
  'TA浓度（人数口径）= TA 人数 ÷ 该角色人数；（人时口径）= TA 停留时长 ÷ 全体停留时长；TGI = 100 × 人数口径浓度 ÷ 全城 TA 占比。未设目标人群时不列。',
  'POI、连锁品牌与 AOI 为轮廓内数量；公交线路为走向距轮廓 300 米以内的线路；媒体点位为轮廓内的点位。',
  '空白为样本不足（样本少于最小单元）或没有数据。',
];

interface Ranking {
  readonly shown: readonly BusinessDistrictRow[];
  /** Figures of the same places on an average working day and day of the weekend. */
  readonly workdays: ReadonlyMap<string, AreaFigures>;
  readonly weekends: ReadonlyMap<string, AreaFigures>;
}

function rowsOf({ shown, workdays, weekends }: Ranking, question: Question): (string | number | null)[][] {
  const hasAudience = isAudienceChosen(question.targetAudience);
  const ofAudience = (value: number | null) => (hasAudience ? value : null);
  return shown.map((row, index) => {
    const [workday, weekend] = [workdays.get(row.areaId), weekends.get(row.areaId)];
    return [
      index + 1,
      row.name,
      row.districtName,
      row.squareMeters / 10_000,
      row.dailyPersons.value,
      intervalOf(row.dailyPersons),
      workday?.dailyPersons.value ?? null,
      weekend?.dailyPersons.value ?? null,
      workdayRatio(workday, weekend),
      dwellHours(row, question.toHour - question.fromHour),
      ofAudience(row.taPersons.value),
      ofAudience(row.taConcentrationPeople.value),
      ofAudience(row.taConcentrationHours.value),
      ofAudience(row.tgi.value),
      row.pois,
      row.brands,
      row.aois.map(({ aoiType, count }) => `${aoiType} ${count}`).join('、'),
      row.busLines,
      row.mediaPositions,
      row.isIndicative ? '示意' : '',
    ];
  });
}

/** The ranking of business districts, the very rows of the screen, and what was asked for. */
export async function exportBusinessDistricts(
  context: Context,
  request: WorkbookRequest,
  question: Question,
): Promise<FileAnswer> {
  const city = await loadCityCrowd(context, request.user, key, question);
  const { ground, rows } = await cityBusinessDistricts(context, city);
  const figuresOn = async (dayType: 'workday' | 'weekend') => {
    const onDays = await loadCityCrowd(context, request.user, key, { ...question, dayType });
    const found = await cityBusinessDistricts(context, onDays);
    return new Map(found.rows.map(({ area, figures }) => [area.areaId, figures]));
  };
  const [workdays, weekends] = [await figuresOn('workday'), await figuresOn('weekend')];
  const found = sortedAreas(matchingDistricts(ground, rows, question), question.orderBy, false);
  const shown = await presentBusinessDistricts(context, city, ground, found);
  return sendPlaceWorkbook(context, request, {
    title,
    screenName: '商圈洞察',
    placeName: '商圈',
    cityCode: question.cityCode,
    city,
    ground,
    filters: filtersOf(question, city),
    methods,
    columns,
    rows: rowsOf({ shown, workdays, weekends }, question),
  });
}
