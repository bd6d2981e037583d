import { asRun, type RunUnit } from '@ooh/city/commerce/as-run';
import { certain } from '@ooh/contract/core/certain';
import { dayNumber, isoDateOf } from '../reference/calendar/flight-days.ts';
import { sql, type DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { stableId } from '../platform/storage/stable-id.ts';
import { insertRows } from '../platform/storage/postgres/insert-rows.ts';

const postingColumns =
  'posting_id uuid, item_id uuid, unit_no int, state text, posted_on date, taken_down_on date, creative text, note text, make_good_of uuid, updated_at timestamptz';

interface ItemRow {
  item_id: string;
  key: string;
  quantity: number;
  from_date: string;
  to_date: string;
}

/** Items of the demonstration's running and past orders that have no postings yet. */
async function itemsToRun(db: DbOrTransaction): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select item.item_id, orders.order_no || '/' || item.item_no as key, item.quantity,
      lower(item.period)::text as from_date, upper(item.period)::text as to_date
    from media_order_item item join media_order orders on orders.order_id = item.order_id
    where orders.is_sample and orders.state in ('running', 'ended', 'closed')
      and not exists (select 1 from media_posting posting where posting.item_id = item.item_id)
    order by orders.order_no, item.item_no`.execute(db);
  return rows;
}

function rowsOf(item: ItemRow, unit: RunUnit, anchor: number, at: string): Record<string, unknown>[] {
  const dateOf = (day: number | null) => (day === null ? null : isoDateOf(anchor + day));
  const postingId = stableId('posting', item.item_id, unit.unitNo);
  const shared = { item_id: item.item_id, unit_no: unit.unitNo, updated_at: at };
  const first = {
    ...shared,
    posting_id: postingId,
    state: unit.fate,
    posted_on: dateOf(unit.postedDay),
    taken_down_on: dateOf(unit.takenDownDay),
    creative: unit.postedDay === null ? null : unit.fate === 'wrong' ? 'V0' : 'V1',
    note: unit.note,
    make_good_of: null,
  };
  if (unit.makeGood === null) return [first];
  return [
    first,
    {
      ...shared,
      posting_id: stableId('make-good', postingId),
      state: 'made-good',
      posted_on: dateOf(unit.makeGood.postedDay),
      taken_down_on: dateOf(unit.makeGood.takenDownDay),
      creative: 'V1',
      note: '补刊',
      make_good_of: postingId,
    },
  ];
}

/** Writes what became of every booked unit of the demonstration. Returns how many postings. */
export async function writeAsRun(
  db: DbOrTransaction,
  seed: number,
  anchorDate: string,
  now: Date,
): Promise<number> {
  const items = await itemsToRun(db);
  const anchor = dayNumber(anchorDate);
  const units = asRun(
    seed,
    items.map((item) => ({
      key: item.key,
      quantity: item.quantity,
      fromDay: dayNumber(item.from_date) - anchor,
      toDay: dayNumber(item.to_date) - 1 - anchor,
    })),
  );
  const byKey = new Map(items.map((item) => [item.key, item]));
  const rows = units.flatMap((unit) =>
    rowsOf(certain(byKey.get(unit.key), 'item', unit.key), unit, anchor, now.toISOString()),
  );
  await insertRows(db, 'media_posting', postingColumns, rows);
  return rows.length;
}
