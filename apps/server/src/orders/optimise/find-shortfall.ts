import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { opportunityRules } from '@ooh/contract/domain/opportunity-rules';
import type { MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import type { OrderState } from '@ooh/contract/domain/order';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import { proposeMakeGood } from '../monitoring/make-good.ts';
import { readFaceOffers } from '../order/offers.ts';
import { outUnit } from './changed-units.ts';
import type { Found } from './found.ts';
import { fullReader } from '../../access/full-reader.ts';
import { isShort } from './rules/shortfall.ts';
import { daysIn, type Situation } from './situation.ts';
import { weighUnits } from './weigh-units.ts';

/** States in which a make-good can be accepted. */
const states: readonly OrderState[] = ['running', 'ended'];
/** A make-good begins so many days after it was proposed. */
const lastDayAfter = 2;

const proofOf = ({ outcome }: MakeGoodProposal): string =>
  `${outcome === 'restored' ? '补刊后恢复到承诺到达率' : '值得补的空位仍不足以恢复承诺，已尽量补回'}；按每元新增到达由高到低选取，再去掉不需要的，未证明最省`;

/** The make-good that an order has coming, where it has fallen short. Null where it has not. */
export async function findShortfall(
  context: Context,
  { order, city, items, before }: Situation,
  priority: EnginePriority,
): Promise<Found | null> {
  const { actual, plannedToDate } = city.measure;
  if (!states.includes(order.order.state)) return null;
  if (!isShort(actual.impressions.value, plannedToDate.impressions.value)) return null;
  const hasFault = items.some(({ postings }) => postings.some(({ state }) => state !== 'posted'));
  if (!hasFault) return null;
  const { orderId } = order;
  const proposal = await proposeMakeGood(context, fullReader, { orderId, cityCode: city.cityCode });
  if ((proposal.outcome !== 'restored' && proposal.outcome !== 'partly') || proposal.items.length === 0)
    return null;
  const change = proposal.items.map((row) => ({
    item: items.findIndex(({ itemId }) => itemId === row.itemId),
    unitDays: row.units * daysIn({ startDate: row.fromDate, endDate: row.toDate }),
  }));
  const question = { units: items, before, groups: [[change]] };
  const weighed = await weighUnits(context, order, city.data, question, priority);
  const best = weighed?.best[0];
  if (!best) return null;
  const places = await readFaceOffers(
    context.db,
    items.flatMap(({ faceId }) => faceId ?? []),
  );
  const share = actual.impressions.value / plannedToDate.impressions.value;
  const firstDay = dayNumber(proposal.items.map((row) => row.fromDate).sort()[0]);
  return {
    kind: 'shortfall',
    subject: 'order',
    finding: {
      metric: 'reach',
      evidence: [
        {
          name: '实际 ÷ 应完成曝光',
          value: percentText(share),
          threshold: `< ${percentText(opportunityRules.shortfallBelow)}`,
        },
        {
          name: '预计到达率 ÷ 承诺',
          value: `${percentText(certain(proposal.actualReachShare, 'reached share of a shortfall'))} ÷ ${percentText(certain(proposal.promisedReachShare, 'promised share of a shortfall'))}`,
          threshold: null,
        },
      ],
      spark: [
        { name: '应完成曝光', value: plannedToDate.impressions.value, isMarked: false },
        { name: '实际曝光', value: actual.impressions.value, isMarked: true },
      ],
      out: [],
      in: proposal.items.map((row, i) => {
        const item = items[change[i].item];
        const days = { startDate: row.fromDate, endDate: row.toDate };
        const place = places.get(`${item.faceId}|${item.formId}`);
        return { ...outUnit(item, days, place), units: row.units, costFen: row.costFen };
      }),
      proof: proofOf(proposal),
      action: 'make-good',
    },
    expected: best.reachShare,
    costFen: 0,
    expiresOn: isoDateOf(firstDay - lastDayAfter),
    personsChanged: best.personsChanged,
  };
}
