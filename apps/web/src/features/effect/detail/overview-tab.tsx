import { Segmented } from 'antd';
import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PostingProgress } from '../../../shared/order/posting-progress.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './detail.module.css';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { BenchmarkCard } from './benchmark-card.tsx';
import type { EffectSource } from './effect-detail-address.ts';
import { FigureTable } from './figure-table.tsx';
import { SourceFigures } from './source-figures.tsx';
import { ThirdPartySource } from './third-party-source.tsx';
import { reachChart, weekChart } from '../../../shared/effect/prepare-weeks.ts';
import { useEffectCall, type EffectInput } from './use-effect.ts';

const sourceNames = [
  { value: 'both', label: '计划与执行' },
  { value: 'plan', label: '模型' },
  { value: 'as-run', label: '按上刊记录' },
  { value: 'third-party', label: '第三方' },
] satisfies { value: EffectSource | 'both'; label: string }[];

interface OverviewTabProps {
  readonly input: EffectInput;
  /** Whose figures; absent: plan and as-run beside each other. */
  readonly source: EffectSource | undefined;
  readonly onSource: (source: EffectSource | undefined) => void;
}

/** Plan against as-run, figure by figure and week by week, or the figures of one source; beside them those of others. */
export function OverviewTab({ input, source, onSource }: OverviewTabProps) {
  const found = useEffectCall('effectestimate/{orderId}/entiretyExposureCrowd', input);
  const { data } = found;
  const weeks = useMemo(() => data && weekChart(data.days, data.campaignDays), [data]);
  const reach = useMemo(() => data && reachChart(data.weeks, data.scope.asOf), [data]);
  if (found.error || !data || !weeks || !reach)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={10} minHeight={420} />
    );
  const { comparison, scope, postings } = data;
  const isMeasured = scope.cities.some(({ state }) => state === 'measured');
  return (
    <>
      <Card
        title="计划与按执行测算"
        extra={
          <Segmented<EffectSource | 'both'>
            aria-label="数据来源"
            value={source ?? 'both'}
            options={sourceNames}
            onChange={(value) => onSource(value === 'both' ? undefined : value)}
          />
        }
        footer="灰框为计划全程，蓝条为按执行测算，竖线为截至评估日的同期计划。CPM、TA-CPM 与 CPRP 按投放金额（不含制作、服务费与税）计，执行值按已过的计划天数摊分。"
      >
        {source === 'third-party' ? (
          <ThirdPartySource orderId={input.orderId} />
        ) : isMeasured && source !== undefined ? (
          <SourceFigures
            comparison={comparison}
            stage={scope.stage}
            of={source === 'plan' ? 'planned' : 'actual'}
          />
        ) : isMeasured ? (
          <FigureTable comparison={comparison} stage={scope.stage} />
        ) : (
          <StateBlock
            kind="not-produced"
            title="没有可用的人群数据"
            description={scope.cities.map(({ cityName, reason }) => `${cityName}：${reason}`).join('；')}
          />
        )}
        <PostingProgress postings={postings} />
      </Card>
      {isMeasured && data.days.length > 0 && (
        <div className={styles.twoColumns}>
          <Card
            title="周趋势 · 曝光"
            footer="样本不足而不能单独显示的媒体不计入逐周曝光，合计可能小于总曝光。"
          >
            <Chart model={weeks} height={240} />
          </Card>
          <Card title="周趋势 · 到达" footer="本周未过完时，按执行测算截至评估日，计划为该周末。">
            <Chart model={reach} height={240} />
          </Card>
        </div>
      )}
      {isMeasured && <BenchmarkCard orderId={input.orderId} />}
      <EffectBasis scope={scope} />
    </>
  );
}
