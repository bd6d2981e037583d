import { movingMedia } from '@ooh/contract/domain/moving-media';
import { greatRegionOf } from '@ooh/contract/domain/great-region';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { LabelledValue } from '@ooh/report/plan-document';
import type { Context } from '../context.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { findCityBases, type CityBaseQuestion, type CityRow } from '../market/media-analysis/city-base.ts';
import { readMediaNames } from '../city-data/inventory/media-names.ts';
import { cityName, regionByCode } from '../reference/region/regions.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';

type Value = string | number | null;
type Column = MatchColumn & { readonly valueOf: (row: CityRow) => Value };

/** A count of stock is unknown, not zero, where no stock is on record. */
const ofInventory =
  (valueOf: (row: CityRow) => number | null) =>
  (row: CityRow): Value =>
    row.media.length === 0 ? null : valueOf(row);
const busMedium = movingMedia.on('bus-lines');
const ofBuses =
  (valueOf: (row: CityRow) => number) =>
  (row: CityRow): Value =>
    row.media.some(({ mediumId }) => mediumId === busMedium.mediumId) ? valueOf(row) : null;

const shelterMediumId = 2;
const ofShelters = ({ media }: CityRow): Value =>
  media.find(({ mediumId }) => mediumId === shelterMediumId)?.positions ?? null;
/** Electronic media are counted by the screen. */
const screenUnit = '块';
const ofScreens = ({ media }: CityRow): Value => {
  const screens = media.filter(({ unit }) => unit === screenUnit);
  return screens.length === 0 ? null : screens.reduce((sum, { faces }) => sum + faces, 0);
};

const facts: readonly Column[] = [
  { title: '城市代码', format: 'text', width: 10, valueOf: (row) => row.cityCode },
  { title: '城市', format: 'text', width: 12, valueOf: (row) => row.cityName },
  { title: '省份', format: 'text', width: 14, valueOf: (row) => row.provinceName },
  { title: '大区', format: 'text', width: 10, valueOf: (row) => greatRegionOf(row.cityCode) ?? '' },
  { title: '等级', format: 'text', width: 10, valueOf: (row) => row.tier ?? '' },
  { title: '常住人口（万）', format: 'decimal', width: 14, valueOf: (row) => row.populationWan },
  {
    title: '人口来源',
    format: 'text',
    width: 10,
    valueOf: (row) => (row.populationWan === null ? '' : row.isSamplePopulation ? '一个来源' : '多个来源'),
  },
  { title: 'GDP（亿元，2023）', format: 'decimal', width: 16, valueOf: (row) => row.gdpYi },
  { title: '媒体点位', format: 'integer', valueOf: ofInventory((row) => row.positions) },
  { title: '媒体面数', format: 'integer', valueOf: ofInventory((row) => row.faces) },
  { title: '可售单元', format: 'integer', valueOf: ofInventory((row) => row.units) },
  { title: '候车亭', format: 'integer', valueOf: ofShelters },
  { title: '屏数', format: 'integer', valueOf: ofScreens },
  { title: '公交线路', format: 'integer', valueOf: ofBuses((row) => row.busLines) },
  { title: '公交车辆', format: 'integer', valueOf: ofBuses((row) => row.busVehicles) },
];

const horizons = ['今日', '30 天后', '60 天后', '90 天后'];

const levels: readonly Column[] = [
  ...horizons.map((name, i): Column => ({
    title: `空位率（${name}）`,
    format: 'percent',
    width: 16,
    valueOf: (row) => row.freeShare?.[i] ?? null,
  })),
  { title: '每万人单元', format: 'decimal', valueOf: ofInventory((row) => row.unitsPerWan) },
  { title: '刊例价格指数', format: 'decimal', width: 14, valueOf: (row) => row.priceIndex },
];

/** Units of every medium that any of the cities has. */
function mediumColumns(rows: readonly CityRow[]): Column[] {
  const names = new Map(
    rows.flatMap(({ media }) => media.map(({ mediumId, mediumName }) => [mediumId, mediumName] as const)),
  );
  return [...names]
    .sort(([a], [b]) => a - b)
    .map(([mediumId, name]) => ({
      title: `${name}（单元）`,
      format: 'integer',
      width: 16,
      valueOf: ({ media }) => media.find((medium) => medium.mediumId === mediumId)?.units ?? null,
    }));
}

const range = (least: number | undefined, most: number | undefined, unit: string): string =>
  `${least ?? '不限'} 至 ${most ?? '不限'} ${unit}`;

function describe(asked: CityBaseQuestion, mediumName: (mediumId: number) => string): LabelledValue[] {
  const { cityCodes, mediumIds, tiers, greatRegions, provinceCode, keyword } = asked;
  const { minPopulationWan, maxPopulationWan, minGdpYi, maxGdpYi, minUnits, maxPriceIndex } = asked;
  const said: [label: string, value: string, isSaid: boolean][] = [
    ['城市', cityCodes.map(cityName).join('、'), cityCodes.length > 0],
    ['媒体', mediumIds.map(mediumName).join('、'), mediumIds.length > 0],
    ['等级', tiers.join('、'), tiers.length > 0],
    ['大区', greatRegions.join('、'), greatRegions.length > 0],
    ['省份', regionByCode(provinceCode ?? '')?.name ?? '', provinceCode !== undefined],
    ['关键词', keyword.trim(), keyword.trim() !== ''],
    [
      '常住人口',
      range(minPopulationWan, maxPopulationWan, '万'),
      (minPopulationWan ?? maxPopulationWan) !== undefined,
    ],
    ['GDP', range(minGdpYi, maxGdpYi, '亿元'), (minGdpYi ?? maxGdpYi) !== undefined],
    ['可售单元', `不少于 ${minUnits}`, minUnits !== undefined],
    ['刊例价格指数', `不高于 ${maxPriceIndex}`, maxPriceIndex !== undefined],
  ];
  return said.filter(([, , isSaid]) => isSaid).map(([label, value]) => ({ label, value }));
}

const methodLines = (today: string): string[] => [
  `媒体存量、空位与价格：本账号数据权限内的现行数据版本，以 ${today} 为今日；空白为没有数据，0 为数值为零。`,
  '媒体点位：固定媒体的点位与公交线路之和；媒体面数：固定媒体的面与公交车辆之和；可售单元：面的轮播位与公交车辆之和。',
  '空位率 = 空位单元 ÷ 可售单元；每万人单元 = 可售单元 ÷ 常住人口（万）。',
  '刊例价格指数：同媒体、形式与等级的日刊例价 ÷ 权限内各城市均价 × 100 的平均，不受媒体筛选影响；没有刊例依据的为示例价。',
  '常住人口：2024 年末与 2023 年末的独立来源相差不超过 2.5%，只有一个来源的在「人口来源」注明；GDP 为 2023 年，两个来源一致才列出。',
];

/** Writes the same cities as on screen, and records the export. */
export async function sendCityBaseWorkbook(
  context: Context,
  request: WorkbookRequest,
  asked: CityBaseQuestion,
): Promise<FileAnswer> {
  const [{ rows, today, isDemo }, names] = await Promise.all([
    findCityBases(context, request.user, asked),
    readMediaNames(context.db),
  ]);
  const columns = [...facts, ...levels, ...mediumColumns(rows)];
  return sendTable(context, request, {
    title: '城市底盘',
    dataReleases: [],
    isDemo,
    filters: describe(asked, names.medium),
    methodLines: methodLines(today),
    columns: columns.map(({ title, format, width }) => ({ title, format, width })),
    rows: rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
    file: { brandName: '全国媒体分析', projectName: asked.tiers.join('') || '全部城市' },
    detail: { rows: rows.length },
  });
}
