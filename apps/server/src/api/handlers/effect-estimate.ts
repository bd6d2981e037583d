import type { Handlers } from '../handler.ts';
import { importOutcomes } from '../v1/effect/import-outcomes.ts';
import { getBasicsGroupImage } from '../effectestimate/getBasicsGroupImageData.ts';
import { getBehaviorDetails } from '../effectestimate/getBehaviorDetailsData.ts';
import { getCityExposure } from '../effectestimate/getCityExposure.ts';
import { getEffectOrder } from '../effectestimate/getMediaOrderByOrderId.ts';
import { getEntiretyExposureCrowd } from '../effectestimate/entiretyExposureCrowd.ts';
import { getExpandIndicatorData } from '../effectestimate/getExpandIndicatorData.ts';
import { getExposureAudienceInsight } from '../effectestimate/exposureAudienceInsight.ts';
import { getExposureTargetData } from '../effectestimate/exposureTargetData.ts';
import { getMediaPlacementSituation } from '../effectestimate/mediaPlacementSituation.ts';
import { getMediumExposure } from '../effectestimate/getMediumExposure.ts';
import { getOptionalGroupImage } from '../effectestimate/getOptionalGroupImageExternalData.ts';
import { getThirdPartyEvaluation } from '../effectestimate/getThirdPartyEvaluationAttachmentId.ts';
import { getThirdPartyReport } from '../v1/effect/third-party-report.ts';
import { inputConclusionText } from '../effectestimate/inputConclusionText.ts';
import { listEffectOrders } from '../effectestimate/orderListPage.ts';
import { uploadThirdPartyReport } from '../v1/effect/upload-third-party-report.ts';

/** Effect appraisal of orders. */
export const effectEstimateHandlers = {
  'effectestimate/inputConclusionText': inputConclusionText,
  'effectestimate/orderListPage': listEffectOrders,
  'effectestimate/{orderId}/entiretyExposureCrowd': getEntiretyExposureCrowd,
  'effectestimate/{orderId}/exposureAudienceInsight': getExposureAudienceInsight,
  'effectestimate/{orderId}/exposureTargetData': getExposureTargetData,
  'effectestimate/{orderId}/getBasicsGroupImageData': getBasicsGroupImage,
  'effectestimate/{orderId}/getBehaviorDetailsData': getBehaviorDetails,
  'effectestimate/{orderId}/getCityExposure': getCityExposure,
  'effectestimate/{orderId}/getExpandIndicatorData': getExpandIndicatorData,
  'effectestimate/{orderId}/getMediaOrderByOrderId': getEffectOrder,
  'effectestimate/{orderId}/getMediumExposure': getMediumExposure,
  'effectestimate/{orderId}/getOptionalGroupImageExternalData': getOptionalGroupImage,
  'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId': getThirdPartyEvaluation,
  'effectestimate/{orderId}/mediaPlacementSituation': getMediaPlacementSituation,
  'v1/effect/outcomes': importOutcomes,
  'v1/effect/third-party-reports': uploadThirdPartyReport,
  'v1/effect/third-party-reports/{reportId}': getThirdPartyReport,
} satisfies Partial<Handlers>;
