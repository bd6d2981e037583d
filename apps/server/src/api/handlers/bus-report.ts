import type { Handlers } from '../handler.ts';
import { getApproachCbdLineData } from '../bus-report-exposure/getApproachCbdLineData.ts';
import { getAreaProgrammeLineData } from '../bus-report-exposure/getAreaProgrammeLineData.ts';
import { getBusReportCityResult } from '../bus-report-exposure/getBusReportCityResult.ts';
import { getBusReportCollectResult } from '../bus-report-exposure/getBusReportCollectResult.ts';
import { getCbdDataList } from '../bus-report-exposure/getCbdDataList.ts';
import { getOrderEffectBusListData } from '../bus-report-exposure/getOrderEffectBusListData.ts';
import { getOverviewMediaData } from '../bus-report-exposure/getOverviewMediaData.ts';

/** The digital report of an order's buses. */
export const busReportHandlers = {
  'bus-report-exposure/getApproachCbdLineData': getApproachCbdLineData,
  'bus-report-exposure/getAreaProgrammeLineData': getAreaProgrammeLineData,
  'bus-report-exposure/getBusReportCityResult': getBusReportCityResult,
  'bus-report-exposure/getBusReportCollectResult': getBusReportCollectResult,
  'bus-report-exposure/getCbdDataList': getCbdDataList,
  'bus-report-exposure/getOrderEffectBusListData': getOrderEffectBusListData,
  'bus-report-exposure/getOverviewMediaData': getOverviewMediaData,
} satisfies Partial<Handlers>;
