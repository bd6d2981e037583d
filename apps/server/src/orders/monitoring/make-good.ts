import { certain } from '@ooh/contract/core/certain';
import { orderPatternGroup, type MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { isoDateOf } from '../../reference/calendar/flight-days.ts';
import type { Context } from '../../context.ts';
import { engineInput, orderEffect } from '../effect/compute-effect.ts';
import {
  grantedEffectOrder,
  inCity,
  type EffectOrder,
  type EffectOrderItem,
} from '../effect/effect-order.ts';
import { disclosedCity, type DisclosedCity } from '../effect/effect-scope.ts';
import { mediumNames } from '../effect/order-row.ts';
import { shownDays } from '../effect/unit-days.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import type { MakeGoodChoice } from '../../measurement/engine/work/make-good.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { freeSlotsOf, unitDayFen } from './make-good-slots.ts';

/** Make-goods are offered by the week, for four weeks from some days on: posting takes so long. */
const blockDays = 7;
const offeredWeeks = 4;
const leadDays = 3;
/** Tolerance within which the promise counts as met. */
const keptShare = 0.001;

/** Remaining unit-days of an item without any make-good. */
export function comingUnitDays(item: EffectOrderItem, today: number): number {
  let days = 0;
  for (const { state, plannedDays } of item.postings) {
    // An accepted make-good counts like any other pending unit.
    if (state === 'pending' && plannedDays)
      days += Math.max(0, plannedDays[1] - Math.max(plannedDays[0], today + 1));
  }
  if (item.fromDay > today) return days + item.quantity * (item.toDay - item.fromDay);
  const known = new Set(item.postings.map(({ unitNo }) => unitNo));
  for (const posting of item.postings) {
    const shown = shownDays(posting, item, today);
    if (shown !== null && posting.takenDownDay === null) days += Math.max(0, shown[1] - (today + 1));
    // Pending units within their days are assumed to be posted.
    if (posting.state === 'pending' && !posting.isMakeGood) days += Math.max(0, item.toDay - (today + 1));
  }
  for (let unitNo = 1; unitNo <= item.quantity; unitNo++)
    if (!known.has(unitNo)) days += Math.max(0, item.toDay - (today + 1));
  return days;
}

type Row = MakeGoodProposal['items'][number];

/** Blocks of one item as units for whole weeks: as many as run all weeks, and one for the rest. */
function rowsOf(
  item: EffectOrderItem,
  chosen: MakeGoodChoice['chosen'][number],
  fromDay: number,
  mediumName: string,
): Row[] {
  const parts = [
    { units: Math.floor(chosen.blocks / offeredWeeks), weeks: offeredWeeks },
    { units: 1, weeks: chosen.blocks % offeredWeeks },
  ];
  return parts.flatMap(({ units, weeks }) =>
    units === 0 || weeks === 0
      ? []
      : [
          {
            itemId: item.itemId,
            unitName: item.unitName,
            mediumId: item.mediumId,
            mediumName,
            units,
            fromDate: isoDateOf(fromDay),
            toDate: isoDateOf(fromDay + weeks * blockDays - 1),
            costFen: Math.round(unitDayFen(item) * blockDays * units * weeks),
            addedReachShare: (chosen.addedShare * units * weeks) / chosen.blocks,
          },
        ],
  );
}

async function chooseIn(
  context: Context,
  order: EffectOrder,
  city: DisclosedCity,
  fromDay: number,
): Promise<MakeGoodChoice> {
  const { items } = city;
  const releases = certain(peopleReleasesOf(city.data), 'panel of the city', city.data.cityCode);
  const toDay = fromDay + offeredWeeks * blockDays - 1;
  const days = { startDate: isoDateOf(fromDay), endDate: isoDateOf(toDay) };
  const free = await freeSlotsOf(context.db, order, items, days, context.now());
  return context.engine.ask(
    releases,
    'chooseMakeGood',
    {
      effect: await engineInput(context, { order, items }, releases),
      comingUnitDays: items.map((item) => comingUnitDays(item, order.today)),
      offers: items.map((item, i) => ({
        item: i,
        blocks: free[i].length * offeredWeeks,
        blockFen: Math.round(unitDayFen(item) * blockDays),
      })),
      blockDays,
      paidFen: items.reduce((sum, { netFen }) => sum + netFen, 0),
    },
    { priority: 'background' },
  );
}

/** The cheapest make-good that was found for an order in a city, of free days of its own media. */
export async function proposeMakeGood(
  context: Context,
  user: SignedInUser,
  input: { readonly orderId: string; readonly cityCode: string },
): Promise<MakeGoodProposal> {
  const granted = await grantedEffectOrder(context, user, orderPatternGroup, input.orderId);
  const order = inCity(granted, input.cityCode);
  const [effect] = await orderEffect(context, order);
  const judged = disclosedCity(effect, order.today, context.config.minimumCell);
  const { cityCode } = input;
  if (!('shown' in judged))
    return {
      cityCode,
      outcome: 'insufficient',
      reason: judged.reason,
      promisedReachShare: null,
      actualReachShare: null,
      restoredReachShare: null,
      costFen: 0,
      items: [],
    };
  const fromDay = order.today + leadDays;
  const choice = await chooseIn(context, order, judged.shown, fromDay);
  const nameOf = await mediumNames(context.db);
  const isCacheable = choice.expectedShare >= choice.promisedShare * (1 - keptShare);
  const isRestored = choice.restoredShare >= choice.promisedShare * (1 - 1e-6);
  const items = isCacheable
    ? []
    : choice.chosen.flatMap((chosen, i) => {
        const item = judged.shown.items[i];
        return rowsOf(item, chosen, fromDay, nameOf(item.mediumId));
      });
  return {
    cityCode,
    outcome: isCacheable ? 'none-needed' : isRestored ? 'restored' : 'partly',
    reason:
      isCacheable || isRestored
        ? null
        : '本订单媒体在未来四周值得补的空位仍不足以恢复承诺到达率，请考虑其他媒体',
    promisedReachShare: choice.promisedShare,
    actualReachShare: choice.expectedShare,
    restoredReachShare: isCacheable ? choice.expectedShare : choice.restoredShare,
    costFen: items.reduce((sum, row) => sum + row.costFen, 0),
    items,
  };
}
