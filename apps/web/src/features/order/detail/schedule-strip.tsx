import { useMemo } from 'react';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { detailHref } from '../../../shared/order/order-addresses.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { prepareStrip, type StripBar } from './prepare-strip.ts';
import styles from './schedule-strip.module.css';

/** Rows beyond it are left to the schedule itself. */
const shownRows = 5;

const percent = (part: number) => `${part * 100}%`;

function heldText({ units, heldUnits, isSold }: StripBar): string {
  if (isSold) return '已售';
  if (heldUnits === 0) return '未锁位';
  return heldUnits >= units ? '已锁位' : `已锁位 ${formatNumber(heldUnits)} / ${formatNumber(units)}`;
}

const heldKey = ({ units, heldUnits }: StripBar) =>
  heldUnits === 0 ? 'none' : heldUnits >= units ? 'all' : 'part';

export interface ScheduleStripProps {
  readonly order: OrderOutput;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** When the media of an order hang and whether they are held, form by form. */
export function ScheduleStrip({ order, today }: ScheduleStripProps) {
  const { row, items } = order;
  const strip = useMemo(() => prepareStrip(items, today), [items, today]);
  if (strip === null) return null;
  const { rows, months } = strip;
  const rest = rows.length - shownRows;
  return (
    <div className={styles.strip}>
      <Card
        title={
          <>
            排期 <small>按媒体形式合并，共 {formatNumber(items.length)} 行</small>
          </>
        }
        extra={<HrefLink href={detailHref(row.orderId, 'schedule', row.mode)}>表格与编辑</HrefLink>}
      >
        <div className={styles.axis} aria-hidden="true">
          <div className={styles.time}>
            {months.map(({ name, left }, index) => (
              // Two names at the edge of a short first month would run into each other.
              <span key={name} style={{ left: percent(left) }}>
                {(months[index + 1]?.left ?? 1) - left > 0.04 && name}
              </span>
            ))}
          </div>
        </div>
        <ul className={styles.rows} aria-label="排期">
          {rows.slice(0, shownRows).map(({ name, unit, units, bars }) => (
            <li key={name}>
              <span className={styles.name}>
                {name}{' '}
                <small className="numeric">
                  {formatNumber(units)} {unit}
                </small>
              </span>
              <span className={styles.time}>
                {strip.today !== null && (
                  <i className={styles.today} style={{ left: percent(strip.today) }} aria-hidden="true" />
                )}
                {bars.map((bar) => (
                  <span
                    key={`${bar.startDate} ${bar.endDate}`}
                    className={styles.bar}
                    data-held={heldKey(bar)}
                    style={{ left: percent(bar.left), width: percent(bar.width) }}
                    title={`${bar.startDate} 至 ${bar.endDate}，${formatNumber(bar.units)} ${unit}，${heldText(bar)}`}
                  >
                    {heldText(bar)}
                    <span className="visually-hidden">
                      ，{bar.startDate} 至 {bar.endDate}
                    </span>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
        {rest > 0 && <p className={styles.rest}>另有 {formatNumber(rest)} 种媒体形式，见「表格与编辑」。</p>}
      </Card>
    </div>
  );
}
