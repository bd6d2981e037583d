import { competitorGroup } from '@ooh/contract/domain/competitor';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../context.ts';
import { readMediaNames } from '../city-data/inventory/media-names.ts';
import { readMarket } from '../market/competitor/market.ts';
import { placementsPage } from '../market/competitor/placements-page.ts';
import { sendTable } from '../platform/document/send-table.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { readBrands } from '../reference/brand/brand-names.ts';
import { cityName } from '../reference/region/regions.ts';

type Row = Awaited<ReturnType<typeof placementsPage>>['rows'][number];

const mostRows = 20_000;

const columns: readonly (MatchColumn & { readonly valueOf: (row: Row) => string | number | null })[] = [
  { title: '月份', format: 'text', width: 10, valueOf: (row) => row.month },
  { title: '品牌', format: 'text', width: 14, valueOf: (row) => row.brandName },
  { title: '行业', format: 'text', width: 10, valueOf: (row) => row.industry },
  { title: '产品', format: 'text', width: 16, valueOf: (row) => row.productName },
  { title: '城市', format: 'text', width: 10, valueOf: (row) => row.cityName },
  { title: '媒体', format: 'text', width: 12, valueOf: (row) => row.mediumName },
  { title: '形式', format: 'text', width: 14, valueOf: (row) => row.formName },
  { title: '位置', format: 'text', width: 18, valueOf: (row) => row.placeName },
  { title: '首次', format: 'text', width: 12, valueOf: (row) => row.firstSeen },
  { title: '末次', format: 'text', width: 12, valueOf: (row) => row.lastSeen },
  { title: '数量', format: 'integer', valueOf: (row) => row.units },
  { title: '花费（元，刊例估算）', format: 'decimal', width: 20, valueOf: (row) => row.spendFen / 100 },
];

/** The placements of a market as a workbook, the last seen first. */
export async function sendPlacements(
  context: Context,
  request: WorkbookRequest,
  asked: ParsedInput<'v1/competitor/export'>,
): Promise<FileAnswer> {
  const { db } = context;
  const market = await readMarket(db, request.user, competitorGroup, asked);
  const page = { keyword: '', sort: 'lastSeen', order: 'desc', pageNo: 1, pageSize: mostRows } as const;
  const { rows, total, basis } = await placementsPage(db, market, page);
  const [names, brands] = await Promise.all([readMediaNames(db), readBrands(db, asked.brandIds)]);
  const filters = [
    { label: '行业', value: asked.industry ?? '全部' },
    { label: '品牌', value: [...brands.values()].map(({ brandName }) => brandName).join('、') || '全部' },
    { label: '城市', value: asked.cityCodes.map(cityName).join('、') || '全部有权限的城市' },
    { label: '媒体', value: asked.mediumIds.map(names.medium).join('、') || '全部有权限的媒体' },
    { label: '月份', value: `${basis.startMonth ?? '—'} 至 ${basis.endMonth ?? '—'}` },
  ];
  return sendTable(context, request, {
    title: '竞品投放',
    dataReleases: [],
    isDemo: basis.isSample,
    filters,
    methodLines: [basis.note, ...(total > mostRows ? [`共 ${total} 条，仅列出最近的 ${mostRows} 条。`] : [])],
    columns: columns.map(({ title, format, width }) => ({ title, format, width })),
    rows: rows.map((row) => columns.map(({ valueOf }) => valueOf(row))),
    file: { brandName: '竞品投放', projectName: asked.industry ?? '全部行业' },
    detail: { rows: rows.length },
  });
}
