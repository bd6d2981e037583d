import { downloadAreaSchedule } from '../crowd-tag-plan/downloadSchedule.ts';
import { executeAreaQuotation } from '../crowd-tag-plan/v1/executeQuotation.ts';
import { exportAreaVacancyPositionHotDetail } from '../crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail.ts';
import { getAllDeliveryCostInfo } from '../crowd-tag-plan/v1/getAllDeliveryCostInfo.ts';
import { getAreaVacancyPositionHotDetail } from '../crowd-tag-plan/v1/getAreaVacancyPositionHotDetail.ts';
import { getAreaVacancyPositionInfo } from '../crowd-tag-plan/v1/getAreaVacancyPositionInfo.ts';
import { getAreaPlanCities } from '../crowd-tag-plan/v1/getCityList.ts';
import { getAreaCostAggregateList } from '../crowd-tag-plan/v1/getCostAggregateList.ts';
import { chooseAreaUnits } from '../v1/area-plan/choose.ts';
import { getAreaPositions } from '../v1/area-plan/positions.ts';
import type { Handlers } from '../handler.ts';

/** TA-concentration and geofence plans: positions, vacancies, costs and documents. */
export const crowdTagPlanHandlers = {
  'crowd-tag-plan/downloadSchedule/{planId}': downloadAreaSchedule,
  'crowd-tag-plan/v1/executeQuotation': executeAreaQuotation,
  'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail': exportAreaVacancyPositionHotDetail,
  'crowd-tag-plan/v1/getAllDeliveryCostInfo': getAllDeliveryCostInfo,
  'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail': getAreaVacancyPositionHotDetail,
  'crowd-tag-plan/v1/getAreaVacancyPositionInfo': getAreaVacancyPositionInfo,
  'crowd-tag-plan/v1/getCityList': getAreaPlanCities,
  'crowd-tag-plan/v1/getCostAggregateList': getAreaCostAggregateList,
  'v1/area-plan/choose': chooseAreaUnits,
  'v1/area-plan/positions': getAreaPositions,
} satisfies Partial<Handlers>;
