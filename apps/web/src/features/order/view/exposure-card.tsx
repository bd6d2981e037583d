import { useCall } from '../../../api/use-call.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { asCount, asShare } from '../../../ui/figure/figure-formats.ts';
import { formatCount, formatFen, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { Metric } from '../../../shared/figure/metric.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { FigureTiles, MetricTile } from '../../../ui/figure/figure-tile.tsx';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import { PostingProgress } from '../../../shared/order/posting-progress.tsx';
import styles from './view.module.css';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';

/** Exposure of the whole order, as planned and as run; in its own place because it is computed. */
export function ExposureCard({ orderId }: { readonly orderId: string }) {
  const found = useCall('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId });
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={3} minHeight={120} />
    );
  const { comparison, postings, scope } = found.data;
  const { planned, actual, completionRate } = comparison;
  const isRunning = scope.stage !== 'before';
  const note = (text: string | null) => (isRunning && text !== null ? `按执行测算 ${text}` : '尚未开始投放');
  const figure = (value: number | null, format: (value: number) => string) =>
    value === null ? null : format(value);
  return (
    <>
      <FigureTiles>
        <MetricTile>
          <Metric
            metric="impressions"
            label="计划曝光"
            nature="预估"
            note={note(figure(actual.impressions.value, formatCount))}
          >
            <FigureValue figure={planned.impressions} format={asCount} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="reachShare"
            label="计划 TA 到达率"
            nature="预估"
            note={note(figure(actual.reachShare.value, formatShare))}
          >
            <FigureValue figure={planned.reachShare} format={asShare} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="frequency"
            label="计划平均频次"
            nature="预估"
            note={note(figure(actual.frequency.value, (value) => `${value.toFixed(1)} 次`))}
          >
            <FigureValue figure={planned.frequency} format={(value) => `${value.toFixed(1)} 次`} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="cpm"
            label={`计划${metricDictionary.cpm.name}`}
            nature="预估"
            note={note(actual.cpmFen === null ? null : formatFen(actual.cpmFen))}
          >
            <MoneyFen fen={planned.cpmFen} />
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="deliveryIndex"
            nature="按执行测算"
            note={
              <>
                按执行测算的曝光 ÷ 计划曝光，<span className={styles.whole}>截至 {scope.asOf}</span>
              </>
            }
          >
            <span className="numeric">{isRunning ? formatShare(completionRate) : missing}</span>
          </Metric>
        </MetricTile>
      </FigureTiles>
      <PostingProgress postings={postings} />
      <p className={styles.footnote}>{citiesBasisText(scope.cities)}</p>
    </>
  );
}
