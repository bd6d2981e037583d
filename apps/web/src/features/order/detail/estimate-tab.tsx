import { shareRangeText } from '@ooh/contract/core/percent-text';
import { isAudienceChosen, noAudienceReason } from '@ooh/contract/domain/target-audience';
import type { MixEvaluation } from '@ooh/contract/domain/combination';
import type { ShareRange } from '@ooh/contract/domain/figure';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { FigureValue, NoFigure } from '../../../shared/figure/figure-value.tsx';
import { asCount, asPersons, asShare, asTimes } from '../../../ui/figure/figure-formats.ts';
import { formatFen, missing } from '../../../ui/figure/format-figure.ts';
import { Metric, type MetricProps } from '../../../shared/figure/metric.tsx';
import { modelRangeOf } from '../../../shared/figure/model-range.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './detail.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { ReachAtLeast } from './reach-at-least.tsx';

interface CityEstimateProps {
  readonly cityName: string;
  readonly evaluation: PlanEvaluation;
  readonly hasAudience: boolean;
}

interface ReachMetricsProps {
  readonly evaluation: Pick<MixEvaluation, 'impressions' | 'reach' | 'reachShare' | 'frequency'>;
  readonly nature: MetricProps['nature'];
  readonly range: ShareRange;
}

function ReachMetrics({ evaluation, nature, range }: ReachMetricsProps) {
  return (
    <>
      <Metric metric="impressions" nature={nature}>
        <FigureValue figure={evaluation.impressions} format={asCount} />
      </Metric>
      <Metric metric="reach" nature={nature}>
        <FigureValue figure={evaluation.reach} format={asPersons} />
      </Metric>
      <Metric metric="reachShare" nature={nature} note={range === null ? undefined : shareRangeText(range)}>
        <FigureValue figure={evaluation.reachShare} format={asShare} />
      </Metric>
      <Metric metric="frequency" nature={nature}>
        <FigureValue figure={evaluation.frequency} format={asTimes} />
      </Metric>
    </>
  );
}

function CityEstimate({ cityName, evaluation, hasAudience }: CityEstimateProps) {
  const { basis } = evaluation;
  const { nature } = basis;
  return (
    <Card
      title={cityName}
      footer={`${nature} · ${basis.universe} · ${basis.period} · ${basis.source}${basis.isDemo ? ' · 演示数据' : ''}`}
    >
      <div className={styles.metrics}>
        <ReachMetrics evaluation={evaluation} nature={nature} range={modelRangeOf(evaluation).range} />
        <Metric metric="taConcentrationPeople" nature={nature}>
          {hasAudience ? (
            <FigureValue figure={evaluation.taConcentrationPeople} format={asShare} />
          ) : (
            <NoFigure word={missing} reason={noAudienceReason} />
          )}
        </Metric>
        <Metric metric="cpm" nature={nature}>
          <span className="numeric">{formatFen(evaluation.cpmFen)}</span>
        </Metric>
      </div>
      {evaluation.taUniverse !== null && <ReachAtLeast evaluation={evaluation} />}
    </Card>
  );
}

/** What lines and faces of all cities do together. */
function AllMedia({ evaluation }: { readonly evaluation: MixEvaluation }) {
  const bases = evaluation.cities.flatMap(({ basis }) => basis ?? []);
  const nature = bases[0]?.nature ?? '预估';
  const reasons = evaluation.cities.flatMap(({ cityName, reason }) =>
    reason === null ? [] : [`未计${cityName}：${reason}`],
  );
  const counted = evaluation.cities.filter(({ reachShare }) => reachShare.value !== null);
  return (
    <Card
      title="全部媒体"
      footer={[
        `${nature} · 线路与点位合计 · ${counted.map(({ cityName }) => cityName).join('、') || '各城市'}常住 15 岁及以上人口`,
        ...(evaluation.unmodelledUnits > 0
          ? [`${evaluation.unmodelledUnits} 个单位没有接触数据，未计入`]
          : []),
        ...reasons,
      ].join(' · ')}
    >
      <div className={styles.metrics}>
        <ReachMetrics evaluation={evaluation} nature={nature} range={evaluation.reachShareRange} />
      </div>
      {evaluation.reachAtLeast.length > 0 && <ReachAtLeast evaluation={evaluation} />}
    </Card>
  );
}

/** What all media together, and the bus bodies of each city, do to the audience; a city without an estimate says why. */
export function EstimateTab({ order }: { readonly order: OrderOutput }) {
  const { orderId } = order.row;
  const { data, error, refetch } = useCall('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  const without = useMemo(() => data?.estimate.filter(({ evaluation }) => evaluation === null) ?? [], [data]);
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={8} />;
  if (data.allMedia === null)
    return <StateBlock kind="empty" title="还没有可预估的媒体" description="选定媒体后显示到达率与频次。" />;
  return (
    <>
      <p className={styles.quiet}>目标人群：{order.audienceSentence}</p>
      <AllMedia evaluation={data.allMedia} />
      {data.estimate.length > 0 && <p className={styles.quiet}>以下按城市只计公交车身。</p>}
      {data.estimate.map(
        ({ cityCode, cityName, evaluation }) =>
          evaluation && (
            <CityEstimate
              key={cityCode}
              cityName={cityName}
              evaluation={evaluation}
              hasAudience={isAudienceChosen(order.brief.targetAudience)}
            />
          ),
      )}
      {without.length > 0 && (
        <Card title="没有预估的城市">
          <ul>
            {without.map(({ cityCode, cityName, reason }) => (
              <li key={cityCode}>
                {cityName}：{reason ?? '无法预估'}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
