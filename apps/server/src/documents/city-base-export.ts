import type { LabelledValue } from '@ooh/report/plan-document';
import type { Context } from '../context.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { findCityBases, type CityBaseQuestion } from '../market/media-analysis/city-base.ts';
import { readMediaNames } from '../city-data/inventory/media-names.ts';
import { cityName, regionByCode } from '../reference/region/regions.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';
import { cityBaseColumns } from './city-base-columns.ts';
import { cityMarketColumns } from './city-market-columns.ts';

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
  asked: CityBaseQuestion & { readonly month?: string | undefined },
): Promise<FileAnswer> {
  const [{ rows, today, isDemo }, names] = await Promise.all([
    findCityBases(context, request.user, asked),
    readMediaNames(context.db),
  ]);
  const market = await cityMarketColumns(context, request.user, rows, asked);
  const columns = [...cityBaseColumns(rows), ...market.columns];
  return sendTable(context, request, {
    title: '城市底盘',
    dataReleases: [],
    isDemo,
    filters: describe(asked, names.medium),
    methodLines: [...methodLines(today), ...market.methodLines],
    columns: columns.map(({ title, format, width }) => ({ title, format, width })),
    rows: rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
    file: { brandName: '全国媒体分析', projectName: asked.tiers.join('') || '全部城市' },
    detail: { rows: rows.length },
  });
}
