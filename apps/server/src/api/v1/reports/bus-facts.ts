import type { BusFacts } from '@ooh/report/bus-report-facts';
import type { Context } from '../../../context.ts';
import { getApproachCbdLineData } from '../../bus-report-exposure/getApproachCbdLineData.ts';
import { getAreaProgrammeLineData } from '../../bus-report-exposure/getAreaProgrammeLineData.ts';
import { getBusReportCityResult } from '../../bus-report-exposure/getBusReportCityResult.ts';
import { getBusReportCollectResult } from '../../bus-report-exposure/getBusReportCollectResult.ts';
import { getCbdDataList } from '../../bus-report-exposure/getCbdDataList.ts';
import { getOrderEffectBusListData } from '../../bus-report-exposure/getOrderEffectBusListData.ts';
import { getOverviewMediaData } from '../../bus-report-exposure/getOverviewMediaData.ts';
import type { Handler } from '../../handler.ts';

/** Lines asked for, as the screen asks. */
const mostLines = 200;

/** What the seven calls of a bus report answer to this user: what a screen shows is what a file contains. */
export async function busFacts(
  context: Context,
  input: { readonly orderId: string; readonly cityCode?: string },
  request: Parameters<Handler<'v1/reports/export'>>[2],
): Promise<BusFacts> {
  const list = {
    ...input,
    pageNo: 1,
    pageSize: mostLines,
    keyword: '',
    sortBy: 'actualImpressions',
    sortOrder: 'desc',
  } as const;
  const collect = await getBusReportCollectResult(context, input, request);
  const cities = await getBusReportCityResult(context, input, request);
  const [media, lines, districts, through, areas] = await Promise.all([
    getOverviewMediaData(context, input, request),
    getOrderEffectBusListData(context, list, request),
    getCbdDataList(context, input, request),
    getApproachCbdLineData(context, input, request),
    getAreaProgrammeLineData(context, input, request),
  ]);
  return { collect, cities, media, lines: lines.rows, districts, through, areas };
}
