import type { ManLandUnit } from '@ooh/contract/domain/man-land';
import type { CallKey } from '@ooh/contract/registry';
import { loadCityCrowd, type CityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import type { Context } from '../../context.ts';
import { visibleParts } from '../order/order-scope.ts';
import { grantedOrder, readItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { askedSegment, wholeWeek, type Segment } from './segments.ts';
import { assertCitiesGranted } from '../../access/foreign-city.ts';

/** An order in one of its cities, with the people there. */
export interface OrderCity {
  readonly order: StoredOrder;
  /** What the order takes in the city, as far as its reader may see it. */
  readonly items: readonly StoredItem[];
  readonly segments: readonly Segment[];
  /** The segment that is asked about. */
  readonly segment: Segment;
  /** Of that segment, in the measured week. */
  readonly city: CityCrowd;
}

interface Question {
  readonly orderId: string;
  readonly cityCode: string;
  readonly segment?: string;
  readonly unit?: ManLandUnit;
}

/** The people of a city of an order. The same error for a city that is not in the order and one outside the grants. */
export async function loadOrderCity(
  context: Context,
  user: SignedInUser,
  key: CallKey,
  question: Question,
): Promise<OrderCity> {
  const { cityCode, orderId } = question;
  const order = await grantedOrder(context.db, user, orderId);
  const visible = visibleParts(user, order).cityCodes;
  assertCitiesGranted([cityCode], (city) => visible.includes(city));
  const { segments, segment } = askedSegment(order.audience, question.segment);
  const [city, items] = await Promise.all([
    loadCityCrowd(context, user, key, {
      cityCode,
      targetAudience: segment.audience,
      ...wholeWeek,
    }),
    readItems(context.db, user, [order.order_id]),
  ]);
  return { order, items: items.filter((item) => item.city_code === cityCode), segments, segment, city };
}

/** The same city as another segment of the order fills it. */
export async function cityOfSegment(
  { engine }: Pick<Context, 'engine'>,
  { city }: Pick<OrderCity, 'city'>,
  { audience }: Segment,
): Promise<CityCrowd> {
  const size = await engine.ask(city.releases, 'crowdSize', { audience });
  return { ...city, audience, size };
}
