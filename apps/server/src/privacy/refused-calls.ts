import type { CallKey } from '@ooh/contract/registry';

/** What a plan, an order or a basket reaches, line by line too: sums of chances that no rule hides yet. */
const ofPlansAndOrders: readonly CallKey[] = [
  'bus-plan/v1/executeQuotation',
  'bus-plan/v1/getBusLineByPlanCity',
  'bus-plan/v1/getCityBusLinePlanDeliveryData',
  'v1/bus-plan/certificate',
  'v1/bus-plan/compare',
  'v1/bus-plan/contributions',
  'v1/bus-plan/evaluate',
  'v1/bus-plan/explain-line',
  'v1/bus-plan/insight',
  'v1/bus-plan/insight-result',
  'v1/bus-plan/line-detail',
  'v1/bus-plan/schedule',
  'crowd-tag-plan/downloadSchedule/{planId}',
  'crowd-tag-plan/v1/executeQuotation',
  'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail',
  'mediaOrder/overallInvestmentEstimatePlacement',
  'v1/basket/measure',
  'v1/orders/proposal',
  'v1/orders/line-detail',
  'mediaOrder/orderEntiretyExposureCrowd/{orderId}',
  'v1/monitoring/accept-make-good',
  'v1/monitoring/make-good',
  'ai-option-mode/crowdTagMatchResultExport',
  'ai-option-mode/geoLocationMatchResultExport',
];

/** What a campaign did: the same, after it. */
const ofEffect: readonly CallKey[] = [
  'bus-report-exposure/getBusReportCityResult',
  'bus-report-exposure/getBusReportCollectResult',
  'bus-report-exposure/getCbdDataList',
  'bus-report-exposure/getOrderEffectBusListData',
  'bus-report-exposure/getOverviewMediaData',
  'effectestimate/{orderId}/entiretyExposureCrowd',
  'effectestimate/{orderId}/exposureAudienceInsight',
  'effectestimate/{orderId}/exposureTargetData',
  'effectestimate/{orderId}/getBasicsGroupImageData',
  'effectestimate/{orderId}/getBehaviorDetailsData',
  'effectestimate/{orderId}/getCityExposure',
  'effectestimate/{orderId}/getExpandIndicatorData',
  'effectestimate/{orderId}/getMediaOrderByOrderId',
  'effectestimate/{orderId}/getMediumExposure',
  'effectestimate/{orderId}/getOptionalGroupImageExternalData',
  'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId',
];

/** Crowds composed of visits and exposures, and people as plain numbers between nodes and in cells. */
const ofCrowds: readonly CallKey[] = [
  'v1/crowd-packs/estimate',
  'v1/crowd-packs/uploads',
  'v1/crowd-packs/{packId}/export',
  'v1/aois/export',
  'v1/business-districts/export',
  'v1/orders/man-land/flow',
  'v1/orders/man-land/heat',
  'v1/orders/man-land/units',
];

/** Calls that strict mode refuses, workbooks and presentations of such figures among them. */
export const refusedCalls: ReadonlySet<CallKey> = new Set([...ofPlansAndOrders, ...ofEffect, ...ofCrowds]);
