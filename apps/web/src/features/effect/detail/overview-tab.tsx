import { useMemo } from 'react';
import { Chart } from '../../../chart/chart.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PostingProgress } from '../../../shared/order/posting-progress.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './detail.module.css';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { FigureTable } from './figure-table.tsx';
import { reachChart, weekChart } from '../../../shared/effect/prepare-weeks.ts';
import { useEffectCall, type EffectInput } from './use-effect.ts';

/** Plan against as-run, figure by figure and week by week. */
export function OverviewTab({ input }: { readonly input: EffectInput }) {
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
        footer="灰框为计划全程，蓝条为按执行测算，竖线为截至评估日的同期计划。成本以净价计，执行成本按已过的计划天数摊分净价。"
      >
        {isMeasured ? (
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
      <EffectBasis scope={scope} />
    </>
  );
}
