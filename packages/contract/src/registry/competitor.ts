import { getBrandIdByProductData } from '../competitor/getBrandIdByProductData.ts';
import { getBrandInspirationSuggestionAttachment } from '../competitor/getBrandInspirationSuggestionAttachment.ts';
import { getCompetitor } from '../mediaOrder/getCompetitor.ts';
import { getCompetitorDataTypeCategoryData } from '../competitor/getCompetitorDataTypeCategoryData.ts';
import { getCompetitorSuggestions } from '../v1/competitor/suggestions.ts';
import { getCompetitorSummarize } from '../competitor/getCompetitorSummarize.ts';
import { getConclusion } from '../competitor/getConclusion.ts';
import { getMediaCompetitorData } from '../competitor/getMediaCompetitorData.ts';
import { getMediaCompetitorDataByOrder } from '../competitor/getMediaCompetitorDataByOrder.ts';
import { getTendencyOverview } from '../competitor/getTendencyOverview.ts';
import { listOrderRivalPlaces } from '../v1/competitor/order-places.ts';
import { listScreenDataPage } from '../competitor/listScreenDataPage.ts';
import { marketLayout } from '../competitor/marketLayout.ts';
import { marketLayoutCityData } from '../competitor/marketLayoutCityData.ts';
import { mediaAnalysisDataYear } from '../competitor/mediaAnalysisDataYear.ts';
import { updateConclusion } from '../competitor/updateConclusion.ts';

/** What competitors place where, what it means, and what is concluded from it. */
export const competitorCalls = {
  'competitor/getBrandIdByProductData': getBrandIdByProductData,
  'competitor/getBrandInspirationSuggestionAttachment': getBrandInspirationSuggestionAttachment,
  'competitor/getCompetitorDataTypeCategoryData': getCompetitorDataTypeCategoryData,
  'competitor/getCompetitorSummarize': getCompetitorSummarize,
  'competitor/getConclusion': getConclusion,
  'competitor/getMediaCompetitorData': getMediaCompetitorData,
  'competitor/getMediaCompetitorDataByOrder': getMediaCompetitorDataByOrder,
  'competitor/getTendencyOverview': getTendencyOverview,
  'competitor/listScreenDataPage': listScreenDataPage,
  'competitor/marketLayout': marketLayout,
  'competitor/marketLayoutCityData': marketLayoutCityData,
  'competitor/mediaAnalysisDataYear': mediaAnalysisDataYear,
  'competitor/updateConclusion': updateConclusion,
  'mediaOrder/getCompetitor': getCompetitor,
  'v1/competitor/order-places': listOrderRivalPlaces,
  'v1/competitor/suggestions': getCompetitorSuggestions,
} as const;
