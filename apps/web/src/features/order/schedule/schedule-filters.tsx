import type { ScheduleState } from '@ooh/contract/domain/order-view';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import type { ScheduleFilter } from './order-schedule.tsx';
import styles from './schedule.module.css';

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

const withItems = ({ value, label, items }: { value: string; label: string; items: number }) => ({
  value,
  label: `${label}（${items}）`,
});

/** Which of an order's items the schedule shows. */
export function ScheduleFilters({ orderId, hasState, onFilter, ...filter }: ScheduleFiltersProps) {
  const options = useCall('media-order-match-detail/getDropDownMatchDetail', { orderId }, { quiet: true });
  const { city, medium, state } = filter;
  return (
    <>
      <Select
        allowClear
        className={styles.select}
        aria-label="城市"
        placeholder="全部城市"
        value={city}
        options={options.data?.cities.map(withItems)}
        onChange={(value: string | undefined) => onFilter({ ...filter, city: value })}
      />
      <Select
        allowClear
        className={styles.select}
        aria-label="媒体"
        placeholder="全部媒体"
        value={medium === undefined ? undefined : String(medium)}
        options={options.data?.media.map(withItems)}
        onChange={(value: string | undefined) =>
          onFilter({ ...filter, medium: value === undefined ? undefined : Number(value) })
        }
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
