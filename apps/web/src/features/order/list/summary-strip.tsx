import type { CallOutput } from '@ooh/contract/registry';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { orderList, statesOf, type OrderListAddress } from './order-list-address.ts';
import styles from './summary-strip.module.css';
import type { PlannedExposures } from './planned-exposures.ts';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

export interface SummaryStripProps {
  /** Undefined while on its way. */
  readonly summary: CallOutput<'mediaOrder/list'>['summary'] | undefined;
  /** Of the orders that the list shows. */
  readonly exposures: Pick<PlannedExposures, 'average' | 'isFailed' | 'retry'>;
  readonly address: OrderListAddress;
  readonly onAddress: (address: OrderListAddress) => void;
}

interface TileProps {
  readonly name: string;
  readonly hint: string;
  readonly children: ReactNode;
  readonly isOn?: boolean;
  readonly onClick?: () => void;
}

function Tile({ name, hint, children, isOn, onClick }: TileProps) {
  const content = (
    <>
      <span className={styles.tileName}>{name}</span>
      <span className={styles.tileValue}>{children}</span>
      <span className={styles.tileHint}>{hint}</span>
    </>
  );
  if (!onClick) return <div className={styles.tile}>{content}</div>;
  return (
    <button type="button" className={styles.tile} aria-pressed={isOn} onClick={onClick}>
      {content}
    </button>
  );
}

function averageHint({ average, isFailed }: SummaryStripProps['exposures']): string {
  if (isFailed) return '读取失败，点击重试';
  if (average === undefined) return '读取中';
  if (average.orders === 0) return '所列订单均未测算';
  return `预估 · 所列已测算的 ${average.orders} 个订单`;
}

/** Figures over all orders that the reader may see, the first two of which filter the list; and over those shown. */
export function SummaryStrip({ summary, exposures, address, onAddress }: SummaryStripProps) {
  const states = statesOf(address);
  const isOnly = (state: string) => states.length === 1 && states[0] === state;
  const filter = (state: 'running' | 'confirming') =>
    onAddress(orderList.filtered(address, { states: isOnly(state) ? undefined : state }));
  return (
    <section className={styles.summary} aria-label="订单概况" aria-busy={summary === undefined}>
      <Tile name="投放中" hint="正在投放的订单" isOn={isOnly('running')} onClick={() => filter('running')}>
        {formatNumber(summary?.running)}
      </Tile>
      <Tile
        name="待客户确认"
        hint="方案已出，等待确认"
        isOn={isOnly('confirming')}
        onClick={() => filter('confirming')}
      >
        {formatNumber(summary?.awaitingConfirmation)}
      </Tile>
      <Tile name="本月净价" hint="本月开始投放的订单合计">
        <MoneyFen fen={summary?.monthNetFen} unit="auto" />
      </Tile>
      <Tile
        name={metricDictionary.cpm.name}
        hint={averageHint(exposures)}
        onClick={exposures.isFailed ? exposures.retry : undefined}
      >
        <MoneyFen fen={exposures.average?.cpmFen} />
      </Tile>
    </section>
  );
}
