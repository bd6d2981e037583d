import type { ParsedInput } from '@ooh/contract/registry';
import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../context.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import { readMediaNames } from '../city-data/inventory/media-names.ts';
import { presentUnits } from '../market/media-search/present-unit.ts';
import { findMedia, summaryOf, type FoundMedia } from '../market/media-search/search-media.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { labelName } from '../reference/label/label-tree.ts';
import { cityName } from '../reference/region/regions.ts';

type Input = ParsedInput<'v1/media-inventory/export'>;

/** Rows of one workbook. */
const mostRows = 20_000;
/** Figures with intervals are computed for so many rows at a time. */
const batch = 500;

const columns: readonly MatchColumn[] = [
  { title: '编号', format: 'text', width: 18 },
  { title: '点位/线路', format: 'text', width: 26 },
  { title: '媒体', format: 'text', width: 14 },
  { title: '形式', format: 'text', width: 16 },
  { title: '行政区', format: 'text', width: 12 },
  { title: '商圈', format: 'text', width: 14 },
  { title: '等级', format: 'text', width: 8 },
  { title: '宽（米）', format: 'decimal' },
  { title: '高（米）', format: 'decimal' },
  { title: '照明', format: 'text', width: 8 },
  { title: '总数', format: 'integer' },
  { title: '空位', format: 'integer' },
  { title: '最早空位', format: 'text', width: 12 },
  { title: '90 天空位率', format: 'percent' },
  { title: '刊例价（元）', format: 'decimal' },
  { title: '刊例周期（天）', format: 'integer' },
  { title: '价格性质', format: 'text', width: 10 },
  { title: '日均客流', format: 'integer' },
  { title: '日均曝光', format: 'integer' },
  { title: 'TA浓度（曝光口径）', format: 'percent', width: 18 },
  { title: '千人成本（元）', format: 'decimal' },
  { title: '运营方', format: 'text', width: 16 },
  { title: '经度', format: 'decimal' },
  { title: '纬度', format: 'decimal' },
  { title: '更新', format: 'text', width: 12 },
  { title: '城市', format: 'text', width: 12 },
];

const yuan = (fen: number | null): number | null => (fen === null ? null : fen / 100);

const rowOf = (unit: MediaUnit): (string | number | null)[] => [
  unit.code,
  unit.name,
  unit.mediumName,
  unit.formName,
  unit.districtName,
  unit.businessDistrictName,
  unit.level,
  unit.widthMillimeters / 1000,
  unit.heightMillimeters / 1000,
  unit.isLit ? '亮灯' : '不亮灯',
  unit.units,
  unit.freeUnits,
  unit.nextFreeFrom,
  unit.freeShare90,
  yuan(unit.priceFen),
  unit.priceDays,
  unit.priceFen === null ? '暂无刊例' : unit.isSamplePrice ? '示例价' : '刊例价',
  unit.passersPerDay.value,
  unit.impressionsPerDay.value,
  unit.taConcentration.value,
  yuan(unit.taCpmFen),
  unit.operator,
  unit.lng,
  unit.lat,
  unit.updatedOn,
  cityName(unit.cityCode),
];

async function filtersOf(context: Context, asked: Input, { city }: FoundMedia) {
  const names = await readMediaNames(context.db);
  const list = (values: readonly string[]) => values.join('、') || '全部';
  const formNames = asked.forms.map((form) => {
    const [mediumId, formId] = form.split('/').map(Number);
    return names.form(mediumId, formId);
  });
  return [
    { label: '城市', value: cityName(asked.cityCode) },
    { label: '档期', value: `${city.days.startDate} 至 ${city.days.endDate}` },
    { label: '空位', value: asked.availability === 'free' ? '仅看有空位' : '全部' },
    { label: '媒体', value: list(asked.mediumIds.map((id) => names.medium(id))) },
    { label: '形式', value: list(formNames) },
    { label: '场景', value: list(asked.scenes) },
    { label: '等级', value: list(asked.levels) },
    { label: '标签', value: list(asked.tags) },
    { label: '行政区', value: list(asked.districtNames) },
    {
      label: '门店周边',
      value: asked.places.length === 0 ? '—' : `${asked.places.length} 个地点，${asked.radiusMeters} 米内`,
    },
    { label: '目标人群', value: sentenceOf(asked.targetAudience, labelName) },
    { label: '关键词', value: asked.keyword || '—' },
    { label: '范围', value: '本人有权限的城市与媒体' },
  ];
}

/** The rows that a question finds, the very ones of the screen, as a workbook. */
export async function sendMediaList(
  context: Context,
  request: WorkbookRequest,
  asked: Input,
): Promise<FileAnswer> {
  const found = await findMedia(context, request.user, asked);
  const wanted = new Set(asked.unitKeys);
  const rows = wanted.size === 0 ? found.rows : found.rows.filter(({ unit }) => wanted.has(unit.unitKey));
  if (rows.length === 0) throw new AppError('refused', '没有符合条件的媒体，请调整条件后再导出');
  if (rows.length > mostRows)
    throw new AppError('refused', `一次最多导出 ${mostRows} 行，当前 ${rows.length} 行，请先筛选`);
  const units: MediaUnit[] = [];
  for (let from = 0; from < rows.length; from += batch)
    units.push(...(await presentUnits(context, rows.slice(from, from + batch), found.city, found.figures)));
  const { freeUnits, units: all } = summaryOf({ rows, city: found.city });
  const { basis } = found.figures ?? { basis: null };
  return sendTable(context, request, {
    title: '媒体资源清单',
    dataReleases: basis?.dataReleases.map(({ releaseNo }) => releaseNo) ?? [],
    isDemo: found.city.releases.isDemo,
    filters: await filtersOf(context, asked, found),
    methodLines: [
      ...(basis === null ? [found.figuresReason ?? ''] : [methodLine(basis)]),
      `空位为所选档期内每天都空的面（位、辆）数；合计 ${freeUnits} / ${all}，同一线路同一车型的车辆不因形式重复计算。`,
      '日均客流为进入可视范围的人次，日均曝光为看到一面（一位、一辆）的人次，均为模型预估；空白为样本不足或模型没有数据。',
      '千人成本 = 刊例价 ÷ 刊例周期内目标人群曝光 × 1000；未设目标人群时为全体人群。',
    ],
    columns,
    rows: units.map(rowOf),
    file: { brandName: '媒体资源', projectName: cityName(asked.cityCode) },
    detail: { cityCode: asked.cityCode, rows: rows.length },
  });
}
