import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderState } from '@ooh/contract/domain/order';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ScheduleBoard } from '../../../shared/schedule-grid/schedule-board.tsx';
import type { BarState } from '../../../shared/schedule-grid/schedule-bars.ts';
import type { ScheduleColumn, ScheduleRow } from '../../../shared/schedule-grid/schedule-row.tsx';
import { OrderStateTag } from '../../../shared/order/order-state-tag.tsx';
import { calendarBounds } from './calendar-bounds.ts';

export interface OrderCalendarProps {
  readonly orders: readonly OrderRow[];
  readonly today: string;
  readonly onOpen: (order: OrderRow) => void;
}

interface CalendarRow extends ScheduleRow {
  readonly order: OrderRow;
}

const barStateOf: Readonly<Record<OrderState, BarState>> = {
  draft: 'planned',
  ready: 'planned',
  planning: 'planned',
  confirming: 'planned',
  holding: 'held',
  booked: 'booked',
  running: 'booked',
  ended: 'taken',
  closed: 'taken',
  cancelled: 'maintenance',
  terminated: 'maintenance',
};

const stateNames = {
  planned: '筹备中',
  held: '锁位中',
  booked: '上刊与投放',
  taken: '下刊与结案',
  maintenance: '取消与终止',
} as const;
const states = Object.keys(stateNames) as (keyof typeof stateNames)[];

const columns: readonly ScheduleColumn<CalendarRow>[] = [
  { key: 'name', title: '订单', width: 240, render: ({ name }) => name },
  { key: 'state', title: '状态', width: 124, render: ({ order }) => <OrderStateTag state={order.state} /> },
];

function rowOf(order: OrderRow): CalendarRow {
  const { orderId: id, name, startDate: start, endDate: end } = order;
  const state = barStateOf[order.state];
  const stateName = stateNames[state as keyof typeof stateNames];
  return { id, name, order, bars: [{ id, start, end, state, stateName, note: order.brandName }] };
}

/** Orders over the days on which they run: around today, or around those of an order that is further away. */
export function OrderCalendar({ orders, today, onOpen }: OrderCalendarProps) {
  const rows = useMemo(() => orders.map(rowOf), [orders]);
  const [around, setAround] = useState(today);
  const { start, end } = useMemo(() => calendarBounds(orders, around), [orders, around]);
  return (
    <ScheduleBoard
      caption="订单日历"
      firstDay={start}
      lastDay={end}
      today={today}
      rows={rows}
      columns={columns}
      maxHeight={560}
      states={states}
      stateNames={stateNames}
      freeName="未投放"
      openAt={around}
      toolbar={
        around !== today && (
          <Button size="small" onClick={() => setAround(today)}>
            回到今天
          </Button>
        )
      }
      onOpenRow={({ order }) => onOpen(order)}
      onBeyond={(bar) => setAround(bar.start)}
    />
  );
}
