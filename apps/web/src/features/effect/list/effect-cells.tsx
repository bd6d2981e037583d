import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import { FigureValue, NoFigure } from '../../../shared/figure/figure-value.tsx';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asCount } from '../../../ui/figure/figure-formats.ts';
import { formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { effectDetailHref } from '../effect-addresses.ts';
import { appraisalStateNames, appraisalTones, stageNames } from '../../../shared/effect/effect-names.ts';
import styles from './effect-list.module.css';
import { noFigureReason } from '../../../shared/effect/no-figure-reason.ts';

type Audience = 'impressions' | 'reachShare' | 'frequency';

interface OrderProps {
  readonly order: EffectOrderRow;
}

/** Whether the order has been appraised, and whether days are still to come. */
export function AppraisalCell({ order }: OrderProps) {
  const { appraisalState, stage } = order;
  return (
    <span className={styles.pair}>
      <StatusTag tone={appraisalTones[appraisalState]} text={appraisalStateNames[appraisalState]} />
      <small>{stageNames[stage]}</small>
    </span>
  );
}

interface PlanActualCellProps extends OrderProps {
  readonly metric: Audience;
  readonly format: (value: number) => string;
}

/** A figure as run with its plan below. */
export function PlanActualCell({ order, metric, format }: PlanActualCellProps) {
  const { comparison } = order;
  if (comparison === null) return missing;
  const planned = comparison.planned[metric];
  const plan = `计划 ${figureText(planned, format)}`;
  const note = [
    intervalText(planned, format)?.replace('95%', '计划的 95%'),
    citiesBasisText(order.measuredCities),
  ]
    .filter(Boolean)
    .join('；');
  return (
    <span className={styles.pair}>
      {order.stage === 'before' ? (
        missing
      ) : (
        <FigureValue figure={comparison.actual[metric]} format={format} note={note} />
      )}
      <small>{plan}</small>
    </span>
  );
}

/** Impressions as run; an order that is not appraised yet leads to the page that does it, one without data says why. */
export function ImpressionsCell({ order }: OrderProps) {
  if (order.comparison === null && order.appraisalState === 'waiting')
    return (
      <HrefLink href={effectDetailHref(order.orderId)} aria-label={`待评估，去评估${order.name}`}>
        待评估
      </HrefLink>
    );
  const reason = noFigureReason(order);
  if (reason !== undefined) return <NoFigure word="数据不足" reason={reason} />;
  return <PlanActualCell order={order} metric="impressions" format={asCount} />;
}

/** Cost of a thousand impressions as run, with that of the plan below. */
export function CpmCell({ order }: OrderProps) {
  const { comparison } = order;
  if (comparison === null) return missing;
  return (
    <span className={styles.pair}>
      <MoneyFen fen={comparison.actual.cpmFen} />
      <small>
        计划 <MoneyFen fen={comparison.planned.cpmFen} />
      </small>
    </span>
  );
}

/** Impressions as run ÷ planned; while days are to come, ÷ those planned up to now, with the whole below. */
export function CompletionCell({ order }: OrderProps) {
  const { comparison, stage } = order;
  if (comparison === null || stage === 'before') return missing;
  if (stage === 'final') return formatShare(comparison.completionRate);
  return (
    <span className={styles.pair}>
      <span>同期 {formatShare(comparison.toDateRate)}</span>
      <small>全程 {formatShare(comparison.completionRate)}</small>
    </span>
  );
}
