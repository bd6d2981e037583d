import { chinaDate } from '@ooh/contract/domain/china-time';
import type { ScheduleState } from '@ooh/contract/domain/order-view';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { ScheduleBoard } from '../../../shared/schedule-grid/schedule-board.tsx';
import type { BarPeriod, ScheduleBar } from '../../../shared/schedule-grid/schedule-bars.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import { rowOf, type OrderScheduleRow } from './prepare-schedule.ts';
import { scheduleColumns } from './schedule-columns.tsx';

export interface ScheduleFilter {
  readonly city?: string;
  readonly medium?: number;
  readonly state?: ScheduleState;
}

export interface OrderScheduleProps extends ScheduleFilter {
  readonly orderId: string;
  /** Shows this item alone, without filters. */
  readonly itemId?: string;
  /** Offers a filter by how items are held. */
  readonly hasState?: boolean;
  readonly onFilter: (filter: ScheduleFilter) => void;
  /** Lets plans be moved that are not held. */
  readonly onChange?: (itemNo: number, period: BarPeriod) => void;
  /** Periods that are changed and not saved yet, by number of the line. */
  readonly changed?: ReadonlyMap<number, BarPeriod>;
}

const states = ['planned', 'held', 'booked', 'taken', 'conflict'] as const;

/** The most rows that the service gives at once. */
const maxRows = 200;

function usePages(orderId: string, filter: object) {
  const [pages, setPages] = useState(1);
  const list = useCall(
    'v1/orders/schedule',
    { ...filter, orderId, pageNo: pages, pageSize: maxRows },
    { keepPrevious: true },
  );
  return { list, pageNo: pages, setPage: setPages };
}

/** 排期表 of an order: its plans and holds among what others have taken. */
export function OrderSchedule(props: OrderScheduleProps) {
  const { orderId, itemId, city, medium, state, hasState = false, onFilter, onChange, changed } = props;
  const [today] = useState(() => chinaDate(new Date()));
  const filter = {
    ...(city === undefined ? {} : { cityCode: city }),
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(state === undefined ? {} : { state }),
    ...(itemId === undefined ? {} : { itemId }),
  };
  const { list, pageNo, setPage } = usePages(orderId, filter);
  const rows = useMemo(
    () =>
      (list.data?.rows ?? []).map((item) => {
        const period = changed?.get(item.itemNo);
        return rowOf(period ? { ...item, planned: { startDate: period.start, endDate: period.end } } : item);
      }),
    [list.data, changed],
  );
  if (list.error || !list.data)
    return (
      <SectionPending error={list.error} onRetry={() => void list.refetch()} rows={10} minHeight={400} />
    );
  const { startDate, endDate, holidays, total } = list.data;
  const isFiltered = city !== undefined || medium !== undefined || state !== undefined;
  const pages = Math.max(1, Math.ceil(total / maxRows));
  const toolbar = (
    <>
      {itemId === undefined && (
        <ScheduleFilters
          orderId={orderId}
          city={city}
          medium={medium}
          state={state}
          hasState={hasState}
          onFilter={(next) => {
            setPage(1);
            onFilter(next);
          }}
        />
      )}
      {pages > 1 && (
        <Select
          aria-label="行"
          value={pageNo}
          options={Array.from({ length: pages }, (_, index) => ({
            value: index + 1,
            label: `第 ${index * maxRows + 1}–${Math.min(total, (index + 1) * maxRows)} 行，共 ${total} 行`,
          }))}
          onChange={setPage}
        />
      )}
    </>
  );
  if (rows.length === 0)
    return isFiltered ? (
      <StateBlock kind="no-match" onClearFilters={() => onFilter({})} />
    ) : (
      <StateBlock kind="empty" title="订单还没有媒体" description="选定媒体后在此排期。" />
    );
  const change = (row: OrderScheduleRow, bar: ScheduleBar, period: BarPeriod) => {
    if (bar.id === row.id) onChange?.(row.item.itemNo, period);
  };
  return (
    <ScheduleBoard
      caption="排期表"
      firstDay={startDate}
      lastDay={endDate}
      today={today}
      holidays={holidays}
      rows={onChange ? rows : rows.map((row) => ({ ...row, bars: row.bars.map(still) }))}
      columns={scheduleColumns}
      maxHeight={560}
      states={states}
      toolbar={toolbar}
      onChangeBar={onChange && change}
    />
  );
}

const still = (bar: ScheduleBar): ScheduleBar => ({ ...bar, isMovable: false });
