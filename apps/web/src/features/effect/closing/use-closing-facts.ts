import { opportunityLine, reportedOpportunities } from '@ooh/contract/domain/opportunity-line';
import type { ClosingFacts, ClosingVersion } from '@ooh/report/closing-report-facts';
import { placesCity, placesQuestion } from '@ooh/report/closing-report';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { useAllowed, useSession } from '../../../session/use-session.ts';
import { useEffectCall } from '../detail/use-effect.ts';

/** What was agreed, and what was posted. */
function useOrderAnswers(orderId: string) {
  const input = { orderId };
  const effect = useEffectCall('effectestimate/{orderId}/getMediaOrderByOrderId', input);
  const goals = useEffectCall('effectestimate/{orderId}/exposureTargetData', input);
  const placements = useEffectCall('effectestimate/{orderId}/mediaPlacementSituation', input);
  const thirdParty = useEffectCall('effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId', input);
  const data = useMemo(
    () =>
      effect.data && goals.data && placements.data && thirdParty.data
        ? { effect: effect.data, goals: goals.data, placements: placements.data, thirdParty: thirdParty.data }
        : undefined,
    [effect.data, goals.data, placements.data, thirdParty.data],
  );
  return { data, calls: [effect, goals, placements, thirdParty] };
}

/** Whom it reached, as a whole and by city and medium. */
function useExposureAnswers(orderId: string) {
  const input = { orderId };
  const whole = useEffectCall('effectestimate/{orderId}/entiretyExposureCrowd', input);
  const indicators = useEffectCall('effectestimate/{orderId}/getExpandIndicatorData', input);
  const cities = useEffectCall('effectestimate/{orderId}/getCityExposure', input);
  const media = useEffectCall('effectestimate/{orderId}/getMediumExposure', input);
  const data = useMemo(
    () =>
      whole.data && indicators.data && cities.data && media.data
        ? { whole: whole.data, indicators: indicators.data, cities: cities.data, media: media.data }
        : undefined,
    [whole.data, indicators.data, cities.data, media.data],
  );
  return { data, calls: [whole, indicators, cities, media] };
}

/** Who they are, and what they did. */
function usePeopleAnswers(orderId: string) {
  const input = { orderId };
  const insight = useEffectCall('effectestimate/{orderId}/exposureAudienceInsight', input);
  const behaviour = useEffectCall('effectestimate/{orderId}/getBehaviorDetailsData', input);
  const data = useMemo(
    () => (insight.data && behaviour.data ? { insight: insight.data, behaviour: behaviour.data } : undefined),
    [insight.data, behaviour.data],
  );
  return { data, calls: [insight, behaviour] };
}

/** What the market did, for an internal version; undefined until it is known, null where it may not be seen. */
function useMarket(orderId: string, version: ClosingVersion) {
  const isAdvertiser = useSession((session) => session.organisationKind) === 'advertiser';
  const isAllowed = useAllowed('investmentOrderData.orderPatternData.isEnabled');
  const enabled = isAllowed && !isAdvertiser && version === 'internal';
  const found = useCall('competitor/getMediaCompetitorDataByOrder', { orderId }, { enabled });
  return !enabled || found.error !== null ? null : found.data;
}

/** What could be done next, for an internal version; undefined until it is known, null where it may not be seen. */
function useOpportunities(
  orderId: string,
  version: ClosingVersion,
): ClosingFacts['opportunities'] | undefined {
  const isAdvertiser = useSession((session) => session.organisationKind) === 'advertiser';
  const isAllowed = useAllowed('operationOptimizeData.isEnabled');
  const enabled = isAllowed && !isAdvertiser && version === 'internal';
  const question = { ...reportedOpportunities, states: [...reportedOpportunities.states], orderId };
  const found = useCall('v1/optimise/list', question, { enabled });
  const rows = found.data?.rows;
  const lines = useMemo(() => rows?.map(opportunityLine), [rows]);
  return !enabled || found.error !== null ? null : lines;
}

/** Who was reached in the areas of one city, and what was lost; undefined until known, null where it cannot be asked. */
function usePlacesAndLoss(orderId: string, cities: ClosingFacts['cities'] | undefined) {
  const city = cities && placesCity(cities);
  const places = useCall(
    'v1/effect/man-land',
    { orderId, cityCode: city?.cityCode ?? '', ...placesQuestion },
    { enabled: city !== undefined },
  );
  const loss = useCall('v1/effect/loss', { orderId });
  const found = places.data;
  const isWithout = (cities !== undefined && city === undefined) || places.error !== null;
  const [cityCode, cityName] = [city?.cityCode, city?.cityName];
  return {
    places: useMemo(
      () =>
        isWithout
          ? null
          : found && cityCode !== undefined && cityName !== undefined
            ? { cityCode, cityName, rows: found.rows, shapes: found.shapes }
            : undefined,
      [isWithout, found, cityCode, cityName],
    ),
    loss: loss.error !== null ? null : loss.data?.total,
  };
}

/** What the calls of the appraisal answer about an order, and the check of its report. */
export function useClosingFacts(orderId: string, version: ClosingVersion) {
  const check = useCall('v1/reports/closing-check', { orderId, version });
  const order = useOrderAnswers(orderId);
  const exposure = useExposureAnswers(orderId);
  const people = usePeopleAnswers(orderId);
  const competition = useMarket(orderId, version);
  const opportunities = useOpportunities(orderId, version);
  const { places, loss } = usePlacesAndLoss(orderId, exposure.data?.cities);
  const facts = useMemo(
    (): ClosingFacts | undefined =>
      check.data &&
      order.data &&
      exposure.data &&
      people.data &&
      competition !== undefined &&
      opportunities !== undefined &&
      places !== undefined &&
      loss !== undefined
        ? {
            ...order.data,
            ...exposure.data,
            ...people.data,
            competition,
            photos: check.data.photos,
            places,
            loss,
            opportunities,
          }
        : undefined,
    [check.data, order.data, exposure.data, people.data, competition, opportunities, places, loss],
  );
  const failed = [check, ...order.calls, ...exposure.calls, ...people.calls].filter(
    ({ error }) => error !== null,
  );
  return {
    facts,
    check: check.data,
    error: failed[0]?.error ?? null,
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
