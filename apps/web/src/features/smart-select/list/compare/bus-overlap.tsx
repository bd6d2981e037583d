import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { useMemo } from 'react';
import { useCalls } from '../../../../api/use-calls.ts';
import { Chart } from '../../../../chart/chart.tsx';
import { StateBlock } from '../../../../ui/state/state-block.tsx';
import { useLineShapes, waysOfLines } from '../../../../shared/plan/use-line-shapes.ts';
import { nPlusChart } from './n-plus-chart.ts';
import { overlapGroups, overlapSentence } from './overlap-groups.ts';
import { OverlapMap } from './overlap-map.tsx';

interface BusOverlapProps {
  readonly plans: readonly PlanRow[];
  readonly cityCode: string;
  readonly cityName: string;
}

/** Bus plans in one city: N+ reach on one axis, and which lines they share. */
export function BusOverlap({ plans, cityCode, cityName }: BusOverlapProps) {
  const answers = useCalls(
    'bus-plan/v1/getCityBusLinePlanDeliveryData',
    plans.map(({ planId }) => ({ planId, cityCode })),
  );
  const shapes = useLineShapes(plans[0].planId, cityCode);
  const { bodies } = answers;
  const compared = useMemo(() => {
    if (bodies === undefined) return null;
    const named = plans.map((plan, i) => ({ plan, saved: bodies[i] }));
    return {
      groups: overlapGroups(
        named.map(({ plan: { planId, name }, saved }) => ({
          planId,
          planName: name,
          partIds: new Set(saved.delivery.lines.map(({ lineId }) => lineId)),
        })),
      ),
      chart: nPlusChart(
        named.map(({ plan, saved }) => ({
          planName: plan.name,
          evaluation: saved.evaluation ?? { reachAtLeast: [] },
        })),
        cityName,
      ),
      unmeasured: named
        .filter(({ saved }) => (saved.evaluation?.reachAtLeast.length ?? 0) === 0)
        .map(
          ({ plan, saved }) => `「${plan.name}」无可显示的触达（${saved.obstacle ?? '未测算或样本不足'}）`,
        ),
    };
  }, [bodies, plans, cityName]);
  const wayOf = useMemo(() => {
    const byLine = waysOfLines(shapes.data ?? { lines: [] });
    return (lineId: string) => byLine.get(lineId) ?? [];
  }, [shapes.data]);
  const failed = answers.error
    ? answers
    : shapes.error
      ? { error: shapes.error, retry: shapes.refetch }
      : null;
  if (failed) {
    return <StateBlock kind="section-failed" error={failed.error} onRetry={() => void failed.retry()} />;
  }
  if (!compared || !shapes.data) return <StateBlock kind="loading" rows={8} />;
  return (
    <>
      <Chart
        model={compared.chart}
        footnote={['各方案以自己的目标人群为总体；模型预估', ...compared.unmeasured].join('；')}
      />
      <p>{overlapSentence(compared.groups, ['线路', '条'])}</p>
      <OverlapMap {...{ cityCode, cityName }} groups={compared.groups} noun="线路" unit="条" waysOf={wayOf} />
    </>
  );
}
