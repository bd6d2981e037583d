import { formatNumber, missing } from '../../../ui/figure/format-figure.ts';
import type { ScheduleColumn } from '../../../shared/schedule-grid/schedule-row.tsx';
import type { OrderScheduleRow } from './prepare-schedule.ts';

export const scheduleColumns: readonly ScheduleColumn<OrderScheduleRow>[] = [
  {
    key: 'name',
    title: '线路/点位',
    width: 196,
    render: ({ name }) => name,
  },
  { key: 'city', title: '城市', width: 76, render: ({ item }) => item.cityName },
  { key: 'form', title: '形式', width: 112, render: ({ item }) => item.formName },
  {
    key: 'quantity',
    title: '数量/容量',
    width: 92,
    isNumeric: true,
    render: ({ item }) =>
      `${formatNumber(item.quantity)} / ${item.capacity === null ? missing : formatNumber(item.capacity)}`,
  },
];
