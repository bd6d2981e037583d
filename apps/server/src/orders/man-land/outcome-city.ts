import { effectGroup } from '@ooh/contract/domain/effect';
import type { EffectAreaUnit } from '@ooh/contract/domain/effect-area-names';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { loadCityCrowd, type CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { orderEffect } from '../effect/compute-effect.ts';
import { grantedEffectOrder, inCity, type EffectOrder } from '../effect/effect-order.ts';
import { disclosedEffect, type ShownEffect } from '../effect/effect-scope.ts';
import { askedSegment, wholeWeek, type Segment } from './segments.ts';

/** An appraised order in one of its cities; `crowd` is null where the city has no figures. */
export interface OutcomeCity {
  readonly order: EffectOrder;
  readonly effect: ShownEffect;
  readonly segments: readonly Segment[];
  /** The segment that is asked about, in the measured week. */
  readonly segment: Segment;
  readonly crowd: CityCrowd | null;
}

interface Question {
  readonly orderId: string;
  readonly cityCode: string;
  readonly segment: string;
  readonly unit: EffectAreaUnit;
}

/** Loads an order's city with its appraisal. The same error for unknown orders, foreign ones and cities without items. */
export async function loadOutcomeCity(
  context: Context,
  user: SignedInUser,
  { orderId, cityCode, segment: segmentId }: Question,
): Promise<OutcomeCity> {
  const order = inCity(await grantedEffectOrder(context, user, effectGroup, orderId), cityCode);
  const { segments, segment } = askedSegment(order.order.audience, segmentId);
  const effect = disclosedEffect(order, await orderEffect(context, order), context.config.minimumCell);
  const crowd =
    effect.cities.length === 0
      ? null
      : await loadCityCrowd(context, user, 'v1/effect/man-land', {
          cityCode,
          targetAudience: segment.audience,
          ...wholeWeek,
        });
  return { order, effect, segments, segment, crowd };
}
