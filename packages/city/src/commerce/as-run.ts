/**
 * Posting outcomes of a demonstration's booked units: on time, late, wrong, damaged, missing, and made good. The
 * shares are declared estimates near a vendor's audit (3–6 % of faces not as booked). All of it is synthetic
 * (演示数据); days count from the anchor day 0, and nothing is known of later days.
 */
import { hashText } from '@ooh/reference/text-hash';
import { randomStream, type Random } from '@ooh/reference/random';

export interface BookedItem {
  /** Key of the item; the same key gives the same outcome. */
  readonly key: string;
  readonly quantity: number;
  /** Both included. */
  readonly fromDay: number;
  readonly toDay: number;
}

export type UnitFate = 'pending' | 'posted' | 'late' | 'wrong' | 'missing' | 'damaged';

export interface RunUnit {
  readonly key: string;
  /** 1 … quantity. */
  readonly unitNo: number;
  readonly fate: UnitFate;
  readonly postedDay: number | null;
  /** Last day shown; null while it is posted. */
  readonly takenDownDay: number | null;
  readonly note: string | null;
  /** The make-good posting, after the booked days if there was no time left within them. */
  readonly makeGood: { readonly postedDay: number; readonly takenDownDay: number | null } | null;
}

const lateShare = 0.06;
const missingShare = 0.04;
const wrongShare = 0.02;
const damagedShare = 0.015;
/** Share of the missing and wrong units whose days are over. */
const madeGoodShare = 0.6;
const maxDaysLate = 7;

const lateNotes = ['制作延误', '雨天无法上刊', '站台施工', '车辆检修'];
const missingNotes = ['点位临时撤除', '漏排', '车辆停运'];
const damagedNotes = ['画面破损', '灯箱不亮', '画面脱落一角'];

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.integer(items.length)];

function fateOf(random: Random): Exclude<UnitFate, 'pending'> {
  const draw = random.next();
  if (draw < missingShare) return 'missing';
  if (draw < missingShare + wrongShare) return 'wrong';
  if (draw < missingShare + wrongShare + damagedShare) return 'damaged';
  return draw < missingShare + wrongShare + damagedShare + lateShare ? 'late' : 'posted';
}

/** Lost days are made good after the booked ones, up to the anchor day. */
function makeGoodOf(random: Random, { fromDay, toDay }: BookedItem): RunUnit['makeGood'] {
  if (!random.chance(madeGoodShare)) return null;
  const postedDay = toDay + 1 + random.integer(5);
  if (postedDay > 0) return null;
  const lastDay = postedDay + (toDay - fromDay);
  return { postedDay, takenDownDay: lastDay <= 0 ? lastDay : null };
}

function runUnit(random: Random, item: BookedItem, unitNo: number): RunUnit {
  const { key, fromDay, toDay } = item;
  const fate = fateOf(random);
  const daysLate = 1 + random.integer(maxDaysLate);
  const early = random.chance(0.25) ? 1 : 0;
  const nothing = { key, unitNo, takenDownDay: null, note: null, makeGood: null };
  const postedDay = fate === 'late' ? Math.min(fromDay + daysLate, toDay) : fromDay - early;
  if (fromDay > 0 || (postedDay > 0 && fate !== 'missing'))
    return { ...nothing, fate: 'pending', postedDay: null };
  const isOver = toDay < 0;
  if (fate === 'missing') {
    const note = pick(random, missingNotes);
    return { ...nothing, fate, postedDay: null, note, makeGood: isOver ? makeGoodOf(random, item) : null };
  }
  const note =
    fate === 'late'
      ? pick(random, lateNotes)
      : fate === 'damaged'
        ? pick(random, damagedNotes)
        : fate === 'wrong'
          ? '画面版本不符'
          : null;
  return {
    ...nothing,
    fate,
    postedDay,
    takenDownDay: isOver ? toDay : null,
    note,
    makeGood: fate === 'wrong' && isOver ? makeGoodOf(random, item) : null,
  };
}

/** The outcome of every unit of the items, in their order. */
export function asRun(seed: number, items: readonly BookedItem[]): RunUnit[] {
  const random = randomStream(seed, 'as-run');
  return items.flatMap((item) => {
    random.restart(hashText(item.key));
    return Array.from({ length: item.quantity }, (_, index) => runUnit(random, item, index + 1));
  });
}
