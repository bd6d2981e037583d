import { optimisePermit } from '@ooh/contract/domain/opportunity';
import { opportunityLine, reportedOpportunities } from '@ooh/contract/domain/opportunity-line';
import { isAllowed } from '@ooh/contract/permission/rules';
import { placesCity, placesQuestion } from '@ooh/report/closing-report';
import type { ClosingFacts, ClosingVersion } from '@ooh/report/closing-report-facts';
import type { Context } from '../../../context.ts';
import { closingPhotos } from '../../../documents/closing-photos.ts';
import { listOpportunities } from '../../../orders/optimise/list-opportunities.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isPermitted } from '../../../platform/session/is-permitted.ts';
import { getMediaCompetitorDataByOrder } from '../../competitor/getMediaCompetitorDataByOrder.ts';
import { getBehaviorDetails } from '../../effectestimate/getBehaviorDetailsData.ts';
import { getCityExposure } from '../../effectestimate/getCityExposure.ts';
import { getEntiretyExposureCrowd } from '../../effectestimate/entiretyExposureCrowd.ts';
import { getExpandIndicatorData } from '../../effectestimate/getExpandIndicatorData.ts';
import { getExposureAudienceInsight } from '../../effectestimate/exposureAudienceInsight.ts';
import { getExposureTargetData } from '../../effectestimate/exposureTargetData.ts';
import { getEffectOrder } from '../../effectestimate/getMediaOrderByOrderId.ts';
import { getMediaPlacementSituation } from '../../effectestimate/mediaPlacementSituation.ts';
import { getMediumExposure } from '../../effectestimate/getMediumExposure.ts';
import { getThirdPartyEvaluation } from '../../effectestimate/getThirdPartyEvaluationAttachmentId.ts';
import type { Handler } from '../../handler.ts';
import { getEffectLoss } from '../effect/loss.ts';
import { getEffectManLand } from '../effect/man-land.ts';

type Request = Parameters<Handler<'v1/reports/closing-check'>>[2];

/** What cannot be asked of this order is left out. */
const orNull = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });

async function placesOf(
  context: Context,
  orderId: string,
  cities: ClosingFacts['cities'],
  request: Request,
): Promise<ClosingFacts['places']> {
  const city = placesCity(cities);
  if (city === undefined) return null;
  const { cityCode, cityName } = city;
  const question = {
    orderId,
    cityCode,
    ...placesQuestion,
    segment: 'all',
    pageNo: 1,
    ascending: false,
    keyword: '',
  };
  const found = await orNull(getEffectManLand(context, question, request));
  return found && { cityCode, cityName, rows: found.rows, shapes: found.shapes };
}

/** What the market did, for those who may see it; a client's report never has it. */
async function competitionOf(context: Context, orderId: string, version: ClosingVersion, request: Request) {
  const { user } = request;
  if (version === 'client' || user.organisationKind === 'advertiser') return null;
  if (!isAllowed(user.permission, 'investmentOrderData.orderPatternData.isEnabled')) return null;
  return orNull(getMediaCompetitorDataByOrder(context, { orderId }, request));
}

/** What could be done next, for those who may see it; a client's report never has it. */
async function opportunitiesOf(
  context: Context,
  orderId: string,
  version: ClosingVersion,
  { user }: Request,
): Promise<ClosingFacts['opportunities']> {
  if (version === 'client' || user.organisationKind === 'advertiser') return null;
  if (!isPermitted(optimisePermit, user)) return null;
  const question = { ...reportedOpportunities, states: [...reportedOpportunities.states], orderId };
  const { rows } = await listOpportunities(context, user, question);
  return rows.map(opportunityLine);
}

/** What the calls of the appraisal answer to this user: what its screens show is what the report contains. */
export async function closingFacts(
  context: Context,
  { orderId, version }: { readonly orderId: string; readonly version: ClosingVersion },
  request: Request,
): Promise<ClosingFacts> {
  const input = { orderId };
  // The first call computes what the others read.
  const effect = await getEffectOrder(context, input, request);
  const [goals, placements, whole, indicators, cities, media, insight, behaviour, thirdParty] =
    await Promise.all([
      getExposureTargetData(context, input, request),
      getMediaPlacementSituation(context, input, request),
      getEntiretyExposureCrowd(context, input, request),
      getExpandIndicatorData(context, input, request),
      getCityExposure(context, input, request),
      getMediumExposure(context, input, request),
      getExposureAudienceInsight(context, input, request),
      getBehaviorDetails(context, input, request),
      getThirdPartyEvaluation(context, input, request),
    ]);
  const [competition, opportunities, places, loss, photos] = await Promise.all([
    competitionOf(context, orderId, version, request),
    opportunitiesOf(context, orderId, version, request),
    placesOf(context, orderId, cities, request),
    orNull(getEffectLoss(context, input, request)),
    closingPhotos(context.db, request.user, orderId),
  ]);
  return {
    effect,
    goals,
    placements,
    whole,
    indicators,
    cities,
    media,
    insight,
    behaviour,
    thirdParty,
    competition,
    photos,
    places,
    loss: loss?.total ?? null,
    opportunities,
  };
}
