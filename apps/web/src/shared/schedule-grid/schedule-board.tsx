import { PrinterOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import type { AxisScale } from './schedule-axis.ts';
import { barLetter, barStateName, type BarState } from './schedule-bars.ts';
import { ScheduleGrid, type ScheduleGridProps } from './schedule-grid.tsx';
import barStyles from './schedule-bars.module.css';
import styles from './schedule-grid.module.css';
import type { ScheduleRow } from './schedule-row.tsx';
import { ScheduleTable } from './schedule-table.tsx';
import { useWholePrint } from './use-whole-print.ts';

export interface ScheduleBoardProps<Row extends ScheduleRow> extends Omit<
  ScheduleGridProps<Row>,
  'scale' | 'isWhole'
> {
  /** States that can occur, for the legend. */
  readonly states: readonly BarState[];
  /** In place of the usual names of states. */
  readonly stateNames?: Partial<Readonly<Record<BarState, string>>>;
  /** What a day without a bar means. */
  readonly freeName?: string;
  /** Filters or facts at the left of the toolbar. */
  readonly toolbar?: ReactNode;
}

/** The schedule with its scales, its legend, its table and its print. */
export function ScheduleBoard<Row extends ScheduleRow>(props: ScheduleBoardProps<Row>) {
  const { states, stateNames = {}, freeName = '空位', toolbar, ...grid } = props;
  const [scale, setScale] = useState<AxisScale>('day');
  const [view, setView] = useState<'grid' | 'table'>('grid');
  const { isPrinting, print } = useWholePrint();
  const nameOf = (state: BarState) => barStateName({ state, stateName: stateNames[state] });
  return (
    <div className={styles.board} data-print-part={isPrinting || undefined}>
      <div className={styles.toolbar}>
        <div className={styles.tools}>{toolbar}</div>
        <div className={styles.tools}>
          {view === 'grid' && (
            <Segmented<AxisScale>
              aria-label="时间刻度"
              value={scale}
              onChange={setScale}
              options={[
                { value: 'day', label: '日' },
                { value: 'week', label: '周' },
                { value: 'month', label: '月' },
              ]}
            />
          )}
          <Segmented<'grid' | 'table'>
            aria-label="排期视图"
            value={view}
            onChange={setView}
            options={[
              { value: 'grid', label: '排期' },
              { value: 'table', label: '表格' },
            ]}
          />
          <Tooltip title="打印排期">
            <Button
              type="text"
              icon={<PrinterOutlined aria-hidden="true" />}
              aria-label="打印排期"
              onClick={print}
            />
          </Tooltip>
        </div>
      </div>
      {view === 'table' && !isPrinting ? (
        <ScheduleTable caption={grid.caption} rows={grid.rows} />
      ) : (
        <>
          <ul className={barStyles.legend} aria-label="图例">
            <li>
              <i className={barStyles.swatch} aria-hidden="true" /> {freeName}
            </li>
            {states.map((state) => (
              <li key={state}>
                <i className={barStyles.swatch} data-state={state} aria-hidden="true">
                  {barLetter({ state, stateName: stateNames[state] })}
                </i>{' '}
                {nameOf(state)}
              </li>
            ))}
          </ul>
          <ScheduleGrid<Row> {...grid} scale={isPrinting ? 'week' : scale} isWhole={isPrinting} />
          <p className={styles.keys}>
            方向键移动，Enter 查看
            {grid.onChangeBar && '；Alt+←→ 平移一天，Shift+←→ 调整结束日，Alt+Shift+←→ 调整开始日'}
          </p>
        </>
      )}
    </div>
  );
}
