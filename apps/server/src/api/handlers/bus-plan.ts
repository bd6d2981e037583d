import { askInsight } from '../v1/bus-plan/insight.ts';
import { compareDeliveries } from '../v1/bus-plan/compare.ts';
import { downloadBusSchedule } from '../v1/bus-plan/schedule.ts';
import { downloadCertificate } from '../v1/bus-plan/certificate.ts';
import { evaluateDelivery } from '../v1/bus-plan/evaluate.ts';
import { executeBusQuotation } from '../bus-plan/v1/executeQuotation.ts';
import { explainLine } from '../v1/bus-plan/explain-line.ts';
import { getBusCostAggregateList } from '../bus-plan/v1/getCostAggregateList.ts';
import { getBusLineByPlanCity } from '../bus-plan/v1/getBusLineByPlanCity.ts';
import { getBusLinePlanFilterData } from '../bus-plan/v1/getBusLinePlanFilterData.ts';
import { getBusPlanCityList } from '../bus-plan/v1/getCityList.ts';
import { getCityBusLinePlanDeliveryData } from '../bus-plan/v1/getCityBusLinePlanDeliveryData.ts';
import { getConditionOptions } from '../v1/bus-plan/options.ts';
import { getContributions } from '../v1/bus-plan/contributions.ts';
import { getInsightResult } from '../v1/bus-plan/insight-result.ts';
import { getLineDetail } from '../v1/bus-plan/line-detail.ts';
import { getLineShapes } from '../v1/bus-plan/line-shapes.ts';
import { listBusLines } from '../v1/bus-lines/list.ts';
import { optimiseCity } from '../v1/bus-plan/optimise.ts';
import { saveBusLinePlanFilterData } from '../bus-plan/v1/saveBusLinePlanFilterData.ts';
import { saveCityBusLinePlanDeliveryData } from '../bus-plan/v1/saveCityBusLinePlanDeliveryData.ts';
import { updateBusLine } from '../v1/bus-lines/update.ts';
import type { Handlers } from '../handler.ts';

/** Bus plans and lines. */
export const busPlanHandlers = {
  'bus-plan/v1/executeQuotation': executeBusQuotation,
  'bus-plan/v1/getBusLineByPlanCity': getBusLineByPlanCity,
  'bus-plan/v1/getBusLinePlanFilterData': getBusLinePlanFilterData,
  'bus-plan/v1/getCityBusLinePlanDeliveryData': getCityBusLinePlanDeliveryData,
  'bus-plan/v1/getCityList': getBusPlanCityList,
  'bus-plan/v1/getCostAggregateList': getBusCostAggregateList,
  'bus-plan/v1/saveBusLinePlanFilterData': saveBusLinePlanFilterData,
  'bus-plan/v1/saveCityBusLinePlanDeliveryData': saveCityBusLinePlanDeliveryData,
  'v1/bus-lines': listBusLines,
  'v1/bus-lines/{lineId}': updateBusLine,
  'v1/bus-plan/certificate': downloadCertificate,
  'v1/bus-plan/compare': compareDeliveries,
  'v1/bus-plan/contributions': getContributions,
  'v1/bus-plan/evaluate': evaluateDelivery,
  'v1/bus-plan/explain-line': explainLine,
  'v1/bus-plan/insight': askInsight,
  'v1/bus-plan/insight-result': getInsightResult,
  'v1/bus-plan/line-detail': getLineDetail,
  'v1/bus-plan/line-shapes': getLineShapes,
  'v1/bus-plan/optimise': optimiseCity,
  'v1/bus-plan/options': getConditionOptions,
  'v1/bus-plan/schedule': downloadBusSchedule,
} satisfies Partial<Handlers>;
