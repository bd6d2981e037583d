import type { CallOutput } from '@ooh/contract/registry';
import type { ReactNode } from 'react';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { Metric } from '../../../shared/figure/metric.tsx';
import styles from './monitoring-figures.module.css';

type Board = CallOutput<'v1/monitoring/board'>;

function Fact({ name, value, isBad = false }: { name: string; value: number; isBad?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numeric" data-bad={(isBad && value > 0) || undefined}>
        {formatNumber(value)}
      </dd>
    </div>
  );
}

function Question({ name, ask, children }: { name: string; ask: string; children: ReactNode }) {
  return (
    <section className={styles.question} aria-label={`${name}：${ask}`}>
      <h2>
        <b>{name}</b> {ask}
      </h2>
      {children}
    </section>
  );
}

/** The three questions of monitoring: is all of it up, is it the right thing, can it be seen. */
export function MonitoringFigures({ board }: { readonly board: Board }) {
  const { counts, passRate, acceptedPhotos, reviewedPhotos, exceptions, photos, doubtfulPhotos } = board;
  const { byState } = counts;
  return (
    <div className={styles.questions}>
      <Question name="量" ask="上齐了吗，准时吗？">
        <div className={styles.metrics}>
          <Metric
            metric="postedRate"
            nature="监测"
            size="large"
            note={`${formatNumber(counts.postedUnits)} / ${formatNumber(counts.plannedUnits)} 面/辆`}
          >
            {formatShare(counts.postingRate)}
          </Metric>
          <Metric
            metric="onTimeRate"
            nature="监测"
            size="large"
            note={`${formatNumber(counts.onTimeUnits)} / ${formatNumber(counts.dueUnits)} 应上刊`}
          >
            {formatShare(counts.onTimeRate)}
          </Metric>
        </div>
        <dl className={styles.factRow}>
          <Fact name="待上刊" value={byState.pending} />
          <Fact name="漏刊" value={byState.missing} isBad />
          <Fact name="晚刊" value={byState.late} isBad />
          <Fact name="已补" value={byState['made-good']} />
        </dl>
      </Question>
      <Question name="物料" ask="画面对吗，完好吗？">
        <div className={styles.metrics}>
          <Metric
            metric="inspectionPass"
            label="合格率"
            nature="监测"
            size="large"
            note={
              passRate === null
                ? '还没有审核过的照片'
                : `${formatNumber(acceptedPhotos)} / ${formatNumber(reviewedPhotos)} 张已审核`
            }
          >
            {formatShare(passRate)}
          </Metric>
        </div>
        <dl className={styles.factRow}>
          <Fact name="错刊" value={byState.wrong} isBad />
          <Fact name="破损/不亮/遮挡" value={byState.damaged} isBad />
        </dl>
      </Question>
      <Question name="环境" ask="看得见吗，证明可信吗？">
        <dl className={styles.bigFacts}>
          <div>
            <dt>异常数</dt>
            <dd className="numeric" data-bad={exceptions > 0 || undefined}>
              {formatNumber(exceptions)}
            </dd>
          </div>
          <div>
            <dt>照片数</dt>
            <dd className="numeric">{formatNumber(photos)}</dd>
          </div>
        </dl>
        <dl className={styles.factRow}>
          <Fact name="可疑照片" value={doubtfulPhotos} isBad />
        </dl>
      </Question>
    </div>
  );
}
