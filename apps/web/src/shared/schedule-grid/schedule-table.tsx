import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { daysBetween } from '../../ui/calendar/dates.ts';
import { barStateName, type ScheduleBar } from './schedule-bars.ts';
import type { ScheduleRow } from './schedule-row.tsx';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly bar: ScheduleBar;
}

const columns: readonly AppColumn<Line>[] = [
  { key: 'name', title: '名称', width: 220, render: ({ name }) => name },
  { key: 'state', title: '状态', width: 120, render: ({ bar }) => barStateName(bar) },
  { key: 'start', title: '开始', width: 120, render: ({ bar }) => bar.start },
  { key: 'end', title: '结束（含）', width: 120, render: ({ bar }) => bar.end },
  {
    key: 'days',
    title: '天数',
    width: 80,
    isNumeric: true,
    render: ({ bar }) => (daysBetween(bar.start, bar.end) ?? 0) + 1,
  },
  { key: 'note', title: '说明', width: 200, render: ({ bar }) => bar.note ?? '' },
];

/** The schedule line by line: the same content for readers who cannot use the grid. */
export function ScheduleTable(props: { readonly caption: string; readonly rows: readonly ScheduleRow[] }) {
  const lines = props.rows.flatMap(({ id, name, bars }) =>
    bars.map((bar) => ({ key: `${id}/${bar.id}`, name, bar })),
  );
  return (
    <AppTable<Line>
      caption={props.caption}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      bodyHeight={420}
      isVirtual
      emptyTitle="这段时间没有占用"
    />
  );
}
