// Only visible rows are drawn, which needs positioned rows. Native tables cannot do that, so roles are set here.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import { awayBars } from './away-bars.ts';
import { BarDialog } from './bar-dialog.tsx';
import { axisDays, dayWidths, type AxisScale, type Holiday } from './schedule-axis.ts';
import { placeBars, type BarPeriod, type ScheduleBar } from './schedule-bars.ts';
import { ScheduleHead } from './schedule-head.tsx';
import styles from './schedule-grid.module.css';
import { ScheduleRowView, type RowFrame, type ScheduleColumn, type ScheduleRow } from './schedule-row.tsx';
import { useColumnsInView } from './use-columns-in-view.ts';
import { showDay, useFirstView } from './use-first-view.ts';
import { stopId, useGridKeys, type ActiveStop } from './use-grid-keys.ts';

export interface ScheduleGridProps<Row extends ScheduleRow> {
  /** What the grid holds; read out by screen readers. */
  readonly caption: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly today: string;
  /** Public holidays and the weekends worked for them. */
  readonly holidays?: readonly Holiday[];
  readonly scale: AxisScale;
  readonly rows: readonly Row[];
  readonly columns: readonly ScheduleColumn<Row>[];
  /** Most height of the grid, px. */
  readonly maxHeight: number;
  /** True draws every row, for printing. */
  readonly isWhole: boolean;
  /** The day at which the grid opens; where its own bars begin without one. */
  readonly openAt?: string;
  readonly onOpenRow?: (row: Row) => void;
  /** Shows the days of a bar that lies beyond the axis. */
  readonly onBeyond?: (bar: ScheduleBar) => void;
  /** Makes movable bars movable: by drawing, by Alt and Shift with arrows, and by dates. */
  readonly onChangeBar?: (row: Row, bar: ScheduleBar, period: BarPeriod) => void;
}

const rowHeight = 40;
const headHeight = 56;
/** Rows drawn beyond the view, so that a fast scroll meets no gap. */
const overscan = 24;

/** The style sheet keeps texts of bars beside the frozen columns. */
const frozenVariable = (width: number) => ({ '--frozen-width': `${width}px` }) as CSSProperties;

/** Units down, days across: bookings, holds and what is free. */
export function ScheduleGrid<Row extends ScheduleRow>(props: ScheduleGridProps<Row>) {
  const { caption, firstDay, lastDay, today, scale, rows, columns, maxHeight, isWhole } = props;
  const { holidays, openAt, onOpenRow, onBeyond, onChangeBar } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly row: Row; readonly bar: ScheduleBar }>();
  const days = useMemo(() => axisDays(firstDay, lastDay, holidays), [firstDay, lastDay, holidays]);
  const dayWidth = dayWidths[scale];
  const frozenWidth = columns.reduce((sum, { width }) => sum + width, 0);
  const dayCount = days.length;
  const openBar = useCallback((row: Row, bar: ScheduleBar) => setOpened({ row, bar }), []);
  const revealBar = useCallback(
    (bar: ScheduleBar) => {
      const isInAxis = bar.start <= lastDay && bar.end >= firstDay;
      if (isInAxis) showDay(scroller.current, firstDay, bar.start, dayWidth);
      else onBeyond?.(bar);
    },
    [firstDay, lastDay, dayWidth, onBeyond],
  );
  const frame: RowFrame<Row> = useMemo(
    () => ({
      gridId,
      firstDay,
      lastDay,
      dayCount,
      dayWidth,
      rowHeight,
      frozenWidth,
      columns,
      onOpenRow,
      onOpenBar: openBar,
      onRevealBar: revealBar,
      onChangeBar: (row, bar, period) => onChangeBar?.(row, bar, period),
    }),
    [
      gridId,
      firstDay,
      lastDay,
      dayCount,
      dayWidth,
      frozenWidth,
      columns,
      onOpenRow,
      openBar,
      revealBar,
      onChangeBar,
    ],
  );
  // The virtualiser's answers change without its functions changing; nothing here memoises on them.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  });

  /** Brings a stop into view: the row by the virtualiser, the bar beside the frozen columns. */
  const reveal = ({ row, stop }: ActiveStop) => {
    virtual.scrollToIndex(row, { align: 'auto' });
    const box = scroller.current;
    if (!box || stop === 0) return;
    const bar = placeBars(rows[row].bars, firstDay, dayCount).placed[stop - 1];
    const left = bar.from * dayWidth;
    const isHidden =
      left < box.scrollLeft || left > box.scrollLeft + box.clientWidth - frozenWidth - dayWidth;
    if (isHidden) box.scrollLeft = Math.max(0, left - dayWidth * 2);
  };
  useFirstView(scroller, rows, { firstDay, dayWidth, openAt });
  const inView = useColumnsInView(scroller, frozenWidth, dayWidth);
  const view = isWhole ? { from: 0, to: dayCount - 1 } : inView;
  const { active, onKeyDown, onFocus } = useGridKeys(frame, rows, reveal);
  const shown = isWhole
    ? rows.map((_, index) => ({ index, start: headHeight + index * rowHeight }))
    : virtual.getVirtualItems();
  const width = frozenWidth + dayCount * dayWidth;
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={caption}
        aria-rowcount={rows.length + 2}
        aria-colcount={columns.length + 1}
        aria-activedescendant={stopId(gridId, active.row, active.stop)}
        tabIndex={0}
        className={styles.scroller}
        style={{ ...frozenVariable(frozenWidth), maxHeight: isWhole ? undefined : maxHeight }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <ScheduleHead
          columns={columns}
          frozenWidth={frozenWidth}
          days={days}
          dayWidth={dayWidth}
          scale={scale}
          today={today}
        />
        <div role="rowgroup" className={styles.body} style={{ height: rows.length * rowHeight, width }}>
          <div aria-hidden="true" className={styles.tints} style={{ left: frozenWidth }}>
            {days.map(({ day, isOff, dayOfMonth }, index) =>
              isOff || dayOfMonth === 1 || day === today ? (
                <i
                  key={day}
                  data-off={isOff || undefined}
                  data-first={(dayOfMonth === 1 && index > 0) || undefined}
                  data-today={day === today || undefined}
                  style={{ left: index * dayWidth, width: dayWidth }}
                />
              ) : null,
            )}
          </div>
          {shown.map(({ index, start }) => (
            <ScheduleRowView
              key={rows[index].id}
              frame={frame}
              row={rows[index]}
              index={index}
              top={start - headHeight}
              activeStop={active.row === index ? active.stop : null}
              {...(view && awayBars(rows[index].bars, firstDay, view))}
            />
          ))}
        </div>
      </div>
      {opened && (
        <BarDialog
          name={opened.row.name}
          bar={opened.bar}
          limits={{ start: firstDay, end: lastDay }}
          onClose={() => setOpened(undefined)}
          onChange={
            opened.bar.isMovable && onChangeBar
              ? (period) => onChangeBar(opened.row, opened.bar, period)
              : undefined
          }
        />
      )}
    </>
  );
}
