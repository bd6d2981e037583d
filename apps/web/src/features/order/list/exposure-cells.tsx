import type { OrderRow } from '@ooh/contract/domain/media-order';
import { FigureValue, NoFigure } from '../../../shared/figure/figure-value.tsx';
import { asCount } from '../../../ui/figure/figure-formats.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { viewHref } from '../../../shared/order/order-addresses.ts';
import { exposureNote, exposureLabels } from './exposure-labels.ts';
import styles from './order-list.module.css';
import type { PlannedExposures } from './planned-exposures.ts';

interface ExposureCellProps {
  readonly order: OrderRow;
  readonly exposures: PlannedExposures;
}

/** Planned impressions; an order that is not computed leads to the page that computes it. */
export function ImpressionsCell({ order, exposures }: ExposureCellProps) {
  const exposure = exposures.of(order);
  if (exposure === undefined)
    return <span className={styles.hint}>{exposures.isFailed ? '读取失败' : '读取中'}</span>;
  const { state, reason, impressions } = exposure;
  if (state === 'computed')
    return <FigureValue figure={impressions} format={asCount} note={exposureNote(exposure)} />;
  if (state === 'waiting')
    return (
      <HrefLink
        href={viewHref(order.orderId, 'overall-delivery-status')}
        title={reason ?? undefined}
        aria-label={`${exposureLabels.waiting}，去测算${order.name}`}
      >
        {exposureLabels.waiting}
      </HrefLink>
    );
  if (state === 'empty') return missing;
  return <NoFigure word={exposureLabels[state]} reason={reason ?? ''} />;
}

export function CpmCell({ order, exposures }: ExposureCellProps) {
  return <MoneyFen fen={exposures.of(order)?.cpmFen} />;
}
