import { checkOrderAvailability } from '../v1/orders/check-availability.ts';
import { createOrder } from '../mediaOrder/create.ts';
import { diffOrderVersions } from '../v1/orders/diff.ts';
import { downloadOrderTemplate } from '../mediaOrder/downloadTemplate.ts';
import { getCbdFormData } from '../mediaOrder/getCbdFormData.ts';
import { getCityMediaOrderAnalyseResponse } from '../mediaOrder/getCityMediaOrderAnalyseResponse.ts';
import { getMediaPlacementPlanByPlanId } from '../mediaOrder/getMediaPlacementPlanByPlanId.ts';
import { getOrderById } from '../mediaOrder/getById.ts';
import { getOrderCityBaseAllAmountDataList } from '../mediaOrder/getOrderCityBaseAllAmountDataList.ts';
import { getOrderCityBusAllAmountDataList } from '../mediaOrder/getOrderCityBusAllAmountDataList.ts';
import { getOrderMediaPlacementPlanByPlanId } from '../mediaOrder/getOrderMediaPlacementPlanByPlanId.ts';
import { getOrderReferenceSchemeList } from '../mediaOrder/getOrderReferenceSchemeList.ts';
import { getOrderSchedule } from '../v1/orders/schedule.ts';
import { getPlannedExposures } from '../v1/orders/planned-exposures.ts';
import { getReferenceSchemeList } from '../mediaOrder/getReferenceSchemeList.ts';
import { getSelectionPlanRegion } from '../mediaOrder/getSelectionPlanRegion.ts';
import { holdOrder } from '../v1/orders/hold.ts';
import { listOrders } from '../mediaOrder/list.ts';
import { listOrderVersions } from '../v1/orders/versions.ts';
import { overallInvestmentEstimatePlacement } from '../mediaOrder/overallInvestmentEstimatePlacement.ts';
import { releaseOrder } from '../v1/orders/release.ts';
import { selectBrandList } from '../mediaOrder/selectBrandList.ts';
import { transitionOrder } from '../v1/orders/transition.ts';
import { updateOrder } from '../mediaOrder/update.ts';
import { updateOrderService } from '../mediaOrder/updateService.ts';

/** Media orders: briefs, what they buy, their states and bookings. */
export const mediaOrderCalls = {
  'mediaOrder/create': createOrder,
  'mediaOrder/downloadTemplate': downloadOrderTemplate,
  'mediaOrder/getById': getOrderById,
  'mediaOrder/getCbdFormData': getCbdFormData,
  'mediaOrder/getCityMediaOrderAnalyseResponse': getCityMediaOrderAnalyseResponse,
  'mediaOrder/getMediaPlacementPlanByPlanId': getMediaPlacementPlanByPlanId,
  'mediaOrder/getOrderCityBaseAllAmountDataList': getOrderCityBaseAllAmountDataList,
  'mediaOrder/getOrderCityBusAllAmountDataList': getOrderCityBusAllAmountDataList,
  'mediaOrder/getOrderMediaPlacementPlanByPlanId': getOrderMediaPlacementPlanByPlanId,
  'mediaOrder/getOrderReferenceSchemeList': getOrderReferenceSchemeList,
  'mediaOrder/getReferenceSchemeList': getReferenceSchemeList,
  'mediaOrder/getSelectionPlanRegion': getSelectionPlanRegion,
  'mediaOrder/list': listOrders,
  'mediaOrder/overallInvestmentEstimatePlacement': overallInvestmentEstimatePlacement,
  'mediaOrder/selectBrandList': selectBrandList,
  'mediaOrder/update': updateOrder,
  'mediaOrder/updateService': updateOrderService,
  'v1/orders/check-availability': checkOrderAvailability,
  'v1/orders/diff': diffOrderVersions,
  'v1/orders/hold': holdOrder,
  'v1/orders/planned-exposures': getPlannedExposures,
  'v1/orders/release': releaseOrder,
  'v1/orders/schedule': getOrderSchedule,
  'v1/orders/transition': transitionOrder,
  'v1/orders/versions': listOrderVersions,
} as const;
