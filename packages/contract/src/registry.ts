import type { z } from 'zod';
import { accountCalls } from './registry/account.ts';
import { administrationCalls } from './registry/administration.ts';
import { basketCalls } from './registry/basket.ts';
import { busPlanCalls } from './registry/bus-plan.ts';
import { busReportCalls } from './registry/bus-report.ts';
import { cityDataCalls } from './registry/city-data.ts';
import { commonCalls } from './registry/common.ts';
import { crowdCalls } from './registry/crowd.ts';
import { crowdPackCalls } from './registry/crowd-pack.ts';
import { crowdTagPlanCalls } from './registry/crowd-tag-plan.ts';
import { effectEstimateCalls } from './registry/effect-estimate.ts';
import { cityPerspectiveCalls } from './registry/city-perspective.ts';
import { poiAoiCalls } from './registry/poi-aoi.ts';
import { manLandCalls } from './registry/man-land.ts';
import { matchDetailCalls } from './registry/match-detail.ts';
import { mediaOrderCalls } from './registry/media-order.ts';
import { orderOfferCalls } from './registry/order-offer.ts';
import { orderDocumentCalls } from './registry/order-document.ts';
import { orderSharingCalls } from './registry/order-sharing.ts';
import { orderViewCalls } from './registry/order-view.ts';
import { monitoringCalls } from './registry/monitoring.ts';
import { operationCalls } from './registry/operation.ts';
import { smartSelectCalls } from './registry/smart-select.ts';
import { competitorCalls } from './registry/competitor.ts';
import { mediaAnalysisCalls } from './registry/media-analysis.ts';
import { strategyCalls } from './registry/strategy.ts';

/** Every call that the service answers, by path; our own calls start with v1/. */
export const registry = {
  ...accountCalls,
  ...administrationCalls,
  ...busPlanCalls,
  ...busReportCalls,
  ...cityDataCalls,
  ...commonCalls,
  ...crowdCalls,
  ...crowdPackCalls,
  ...crowdTagPlanCalls,
  ...effectEstimateCalls,
  ...cityPerspectiveCalls,
  ...poiAoiCalls,
  ...manLandCalls,
  ...matchDetailCalls,
  ...mediaOrderCalls,
  ...orderOfferCalls,
  ...basketCalls,
  ...orderDocumentCalls,
  ...orderSharingCalls,
  ...orderViewCalls,
  ...monitoringCalls,
  ...operationCalls,
  ...smartSelectCalls,
  ...competitorCalls,
  ...mediaAnalysisCalls,
  ...strategyCalls,
} as const;

export type Registry = typeof registry;
export type CallKey = keyof Registry;

/** What a caller sends; defaults may be left out. */
export type CallInput<Key extends CallKey> = z.input<Registry[Key]['input']>;
/** What the handler receives after parsing. */
export type ParsedInput<Key extends CallKey> = z.output<Registry[Key]['input']>;
export type CallOutput<Key extends CallKey> = z.output<Registry[Key]['output']>;
