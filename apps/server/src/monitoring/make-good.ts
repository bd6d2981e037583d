import { orderPatternGroup, type MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { isoDateOf } from '../bus-plan/flight-days.ts';
import type { Context } from '../context.ts';
import { engineInput, orderEffect } from '../effect/compute-effect.ts';
import {
  grantedEffectOrder,
  inCity,
  type EffectOrder,
  type EffectOrderItem,
} from '../effect/effect-order.ts';
import { shownCity, type ShownCity } from '../effect/effect-scope.ts';
import { mediumNames } from '../effect/order-row.ts';
import { shownDays } from '../effect/unit-days.ts';
import { modelReleasesOf } from '../engine/city-data.ts';
import type { MakeGoodChoice } from '../engine/work/make-good.ts';
import type { SignedInUser } from '../session/session.ts';
import { sql, type Db } from '../storage/postgres/database.ts';

/** Make-goods are offered by the week, for four weeks from some days on: posting takes so long. */
const blockDays = 7;
const offeredWeeks = 4;
const leadDays = 3;
/** A reach this near to the promise is kept. */
const keptShare = 0.001;

/** Unit-days of an item that will still hang without any make-good. */
function comingUnitDays(item: EffectOrderItem, today: number): number {
  if (item.fromDay > today) return item.quantity * (item.toDay - item.fromDay);
  const known = new Set(item.postings.map(({ unitNo }) => unitNo));
  let days = 0;
  for (const posting of item.postings) {
    const shown = shownDays(posting, item, today);
    if (shown !== null && posting.takenDownDay === null) days += Math.max(0, shown[1] - (today + 1));
    // What is still to be posted is believed to be: a pending unit within its days.
    if (posting.state === 'pending' && !posting.isMakeGood) days += Math.max(0, item.toDay - (today + 1));
  }
  for (let unitNo = 1; unitNo <= item.quantity; unitNo++)
    if (!known.has(unitNo)) days += Math.max(0, item.toDay - (today + 1));
  return days;
}

/** Units of each item's face or line and deck that nobody has taken in the days offered. */
async function freeUnits(
  db: Db,
  items: readonly EffectOrderItem[],
  fromDate: string,
  toDate: string,
): Promise<number[]> {
  const keys = items.map((item) => item.faceId ?? `${item.lineId}:${item.deck}`);
  const [taken, faces, lines] = await Promise.all([
    db
      .selectFrom('media_booking')
      .select((eb) => ['face_id', eb.fn.count<number>('slot').distinct().as('slots')])
      .where('is_in_force', '=', true)
      .where('state', 'in', ['hold', 'sold'])
      .where('face_id', 'in', keys)
      .where(sql<boolean>`period && daterange(${fromDate}::date, ${toDate}::date, '[]')`)
      .groupBy('face_id')
      .execute(),
    db
      .selectFrom('media_face')
      .innerJoin('data_release', 'data_release.release_id', 'media_face.release_id')
      .select(['face_id', 'slots'])
      .where('state', '=', 'current')
      .where('face_id', 'in', keys)
      .execute(),
    db
      .selectFrom('bus_line')
      .innerJoin('data_release', 'data_release.release_id', 'bus_line.release_id')
      .select(['line_id', 'city_code', 'single_deck_vehicles', 'double_deck_vehicles', 'in_publication'])
      .where('state', '=', 'current')
      .where(
        'line_id',
        'in',
        items.map((item) => item.lineId ?? ''),
      )
      .execute(),
  ]);
  const takenOf = new Map(taken.map((row) => [row.face_id, Number(row.slots)]));
  const slotsOf = new Map(faces.map((row) => [row.face_id, row.slots]));
  return items.map((item, i) => {
    const line = lines.find((row) => row.line_id === item.lineId && row.city_code === item.cityCode);
    const vehicles = item.deck === 'double' ? line?.double_deck_vehicles : line?.single_deck_vehicles;
    const capacity =
      item.lineId === null
        ? (slotsOf.get(item.faceId ?? '') ?? 0)
        : Math.max(0, (vehicles ?? 0) - (line?.in_publication[0] ?? 0));
    return Math.max(0, capacity - (takenOf.get(keys[i]!) ?? 0));
  });
}

const unitDayFen = (item: EffectOrderItem) => (item.priceFen * item.discountPermille) / 1000 / item.priceDays;

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
  city: ShownCity,
  fromDay: number,
): Promise<MakeGoodChoice> {
  const { items } = city;
  const releases = modelReleasesOf(city.data)!;
  const toDay = fromDay + offeredWeeks * blockDays - 1;
  const free = await freeUnits(context.db, items, isoDateOf(fromDay), isoDateOf(toDay));
  return context.engine.ask(
    releases,
    'chooseMakeGood',
    {
      effect: await engineInput(context, { order, items }, releases),
      comingUnitDays: items.map((item) => comingUnitDays(item, order.today)),
      offers: items.map((item, i) => ({
        item: i,
        blocks: free[i]! * offeredWeeks,
        blockFen: Math.round(unitDayFen(item) * blockDays),
      })),
      blockDays,
    },
    { priority: 'aside' },
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
  const judged = shownCity(effect!, order.today, context.config.minimumCell);
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
  const isKept = choice.expectedShare >= choice.promisedShare * (1 - keptShare);
  const isRestored = choice.restoredShare >= choice.promisedShare * (1 - 1e-6);
  const items = isKept
    ? []
    : choice.chosen.flatMap((chosen, i) => {
        const item = judged.shown.items[i]!;
        return rowsOf(item, chosen, fromDay, nameOf(item.mediumId));
      });
  return {
    cityCode,
    outcome: isKept ? 'none-needed' : isRestored ? 'restored' : 'partly',
    reason:
      isKept || isRestored ? null : '本订单媒体在未来四周的全部空位仍不足以恢复承诺到达率，请考虑其他媒体',
    promisedReachShare: choice.promisedShare,
    actualReachShare: choice.expectedShare,
    restoredReachShare: isKept ? choice.expectedShare : choice.restoredShare,
    costFen: items.reduce((sum, row) => sum + row.costFen, 0),
    items,
  };
}
