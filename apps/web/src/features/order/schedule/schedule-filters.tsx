import type { ScheduleState } from '@ooh/contract/domain/order-view';
import { Select } from 'antd';
import type { ScheduleFilter } from './order-schedule.tsx';
import styles from './schedule.module.css';
import { ItemFilters } from '../item-filters.tsx';

const stateOptions: readonly { readonly value: ScheduleState; readonly label: string }[] = [
  { value: 'open', label: '未锁位' },
  { value: 'hold', label: '锁位' },
  { value: 'sold', label: '已售' },
];

export interface ScheduleFiltersProps extends ScheduleFilter {
  readonly orderId: string;
  /** Also by how items are held. */
  readonly hasState: boolean;
  readonly onFilter: (filter: ScheduleFilter) => void;
}

/** Which of an order's items the schedule shows. */
export function ScheduleFilters({ orderId, hasState, onFilter, ...filter }: ScheduleFiltersProps) {
  const { city, medium, state } = filter;
  return (
    <>
      <ItemFilters
        orderId={orderId}
        city={city}
        medium={medium}
        className={styles.select}
        onFilter={(change) => onFilter({ ...filter, ...change })}
      />
      {hasState && (
        <Select<ScheduleState>
          allowClear
          className={styles.select}
          aria-label="锁位状态"
          placeholder="全部状态"
          value={state}
          options={[...stateOptions]}
          onChange={(value: ScheduleState | undefined) => onFilter({ ...filter, state: value })}
        />
      )}
    </>
  );
}
