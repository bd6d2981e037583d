import type { Handlers } from './handler.ts';
import { accountHandlers } from './handlers/account.ts';
import { administrationHandlers } from './handlers/administration.ts';
import { basketHandlers } from './handlers/basket.ts';
import { busPlanHandlers } from './handlers/bus-plan.ts';
import { busReportHandlers } from './handlers/bus-report.ts';
import { cityDataHandlers } from './handlers/city-data.ts';
import { commonHandlers } from './handlers/common.ts';
import { crowdHandlers } from './handlers/crowd.ts';
import { crowdPackHandlers } from './handlers/crowd-pack.ts';
import { crowdTagPlanHandlers } from './handlers/crowd-tag-plan.ts';
import { effectEstimateHandlers } from './handlers/effect-estimate.ts';
import { cityPerspectiveHandlers } from './handlers/city-perspective.ts';
import { poiAoiHandlers } from './handlers/poi-aoi.ts';
import { manLandHandlers } from './handlers/man-land.ts';
import { matchDetailHandlers } from './handlers/match-detail.ts';
import { mediaOrderHandlers } from './handlers/media-order.ts';
import { orderOfferHandlers } from './handlers/order-offer.ts';
import { orderDocumentHandlers } from './handlers/order-document.ts';
import { orderSharingHandlers } from './handlers/order-sharing.ts';
import { orderViewHandlers } from './handlers/order-view.ts';
import { monitoringHandlers } from './handlers/monitoring.ts';
import { operationHandlers } from './handlers/operation.ts';
import { smartSelectHandlers } from './handlers/smart-select.ts';
import { competitorHandlers } from './handlers/competitor.ts';
import { mediaAnalysisHandlers } from './handlers/media-analysis.ts';
import { strategyHandlers } from './handlers/strategy.ts';

/** The handler of every call, by the registry's keys. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...administrationHandlers,
  ...busPlanHandlers,
  ...busReportHandlers,
  ...cityDataHandlers,
  ...commonHandlers,
  ...crowdHandlers,
  ...crowdPackHandlers,
  ...crowdTagPlanHandlers,
  ...effectEstimateHandlers,
  ...cityPerspectiveHandlers,
  ...poiAoiHandlers,
  ...manLandHandlers,
  ...matchDetailHandlers,
  ...mediaOrderHandlers,
  ...orderOfferHandlers,
  ...basketHandlers,
  ...orderDocumentHandlers,
  ...orderSharingHandlers,
  ...orderViewHandlers,
  ...monitoringHandlers,
  ...operationHandlers,
  ...smartSelectHandlers,
  ...competitorHandlers,
  ...mediaAnalysisHandlers,
  ...strategyHandlers,
};
