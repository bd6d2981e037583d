// The virtualiser positions the row, which is not possible with a native table row, so roles are set here.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { memo, useMemo, type ReactNode } from 'react';
import type { AwayBars } from './away-bars.ts';
import { AwayMarks } from './away-marks.tsx';
import { ScheduleBarButton } from './schedule-bar-button.tsx';
import { placeBars, type BarPeriod, type ScheduleBar } from './schedule-bars.ts';
import styles from './schedule-rows.module.css';
import { stopId } from './use-grid-keys.ts';

/** One unit with the days that are not free. */
export interface ScheduleRow {
  readonly id: string;
  readonly name: string;
  readonly bars: readonly ScheduleBar[];
}

/** A column that stays at the left. The first one names the row. */
export interface ScheduleColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly width: number;
  readonly isNumeric?: boolean;
  readonly render: (row: Row) => ReactNode;
}

/** What all rows share; one object, so that rows stay as they are while others change. */
export interface RowFrame<Row extends ScheduleRow> {
  readonly gridId: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly dayCount: number;
  readonly dayWidth: number;
  readonly rowHeight: number;
  readonly frozenWidth: number;
  readonly columns: readonly ScheduleColumn<Row>[];
  /** Absent where a row has nothing behind its name. */
  readonly onOpenRow: ((row: Row) => void) | undefined;
  readonly onOpenBar: (row: Row, bar: ScheduleBar) => void;
  readonly onRevealBar: (bar: ScheduleBar) => void;
  readonly onChangeBar: (row: Row, bar: ScheduleBar, period: BarPeriod) => void;
}

export interface ScheduleRowViewProps<Row extends ScheduleRow> extends AwayBars {
  readonly frame: RowFrame<Row>;
  readonly row: Row;
  readonly index: number;
  readonly top: number;
  /** 0 the name, then the bars in order of days; null in all rows but one. */
  readonly activeStop: number | null;
}

function RowView<Row extends ScheduleRow>(props: ScheduleRowViewProps<Row>) {
  const { frame, row, index, top, activeStop, before, after } = props;
  const { gridId, firstDay, lastDay, dayCount, dayWidth, rowHeight, columns } = frame;
  const { placed, lanes } = useMemo(
    () => placeBars(row.bars, firstDay, dayCount),
    [row.bars, firstDay, dayCount],
  );
  const limits = useMemo(() => ({ start: firstDay, end: lastDay }), [firstDay, lastDay]);
  return (
    <div
      role="row"
      aria-rowindex={index + 3}
      className={styles.row}
      style={{ height: rowHeight, transform: `translateY(${top}px)` }}
    >
      <div className={styles.frozen} style={{ width: frame.frozenWidth }}>
        {columns.map(({ key, width, isNumeric, render }, column) => (
          <div
            key={key}
            role={column === 0 ? 'rowheader' : 'gridcell'}
            className={styles.fact}
            data-numeric={isNumeric || undefined}
            style={{ width }}
            title={column === 0 ? row.name : undefined}
          >
            {column === 0 && frame.onOpenRow === undefined ? (
              <span
                id={stopId(gridId, index, 0)}
                className={styles.name}
                data-active={activeStop === 0 || undefined}
              >
                {render(row)}
              </span>
            ) : column === 0 ? (
              <button
                type="button"
                tabIndex={-1}
                id={stopId(gridId, index, 0)}
                className={styles.name}
                data-active={activeStop === 0 || undefined}
                onClick={() => frame.onOpenRow?.(row)}
              >
                {render(row)}
              </button>
            ) : (
              render(row)
            )}
          </div>
        ))}
      </div>
      <div role="gridcell" className={styles.track} style={{ width: dayCount * dayWidth }}>
        {row.bars.length === 0 && <span className="visually-hidden">整个时段空位</span>}
        <AwayMarks before={before} after={after} onReveal={frame.onRevealBar} />
        {placed.map((bar, order) => (
          <ScheduleBarButton
            key={bar.bar.id}
            id={stopId(gridId, index, order + 1)}
            placed={bar}
            lanes={lanes}
            dayWidth={dayWidth}
            rowHeight={rowHeight}
            limits={limits}
            isActive={activeStop === order + 1}
            onOpen={() => frame.onOpenBar(row, bar.bar)}
            onChange={(period) => frame.onChangeBar(row, bar.bar, period)}
          />
        ))}
      </div>
    </div>
  );
}

/** One row of the grid; drawn anew only when its own content changes. */
export const ScheduleRowView = memo(RowView) as typeof RowView;
