import { useMemo, type ReactNode } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { DistrictFacts } from './district-metrics.ts';
import { prepareQuadrants } from './prepare-quadrants.ts';

export interface QuadrantCardProps {
  readonly rows: readonly DistrictFacts[];
  readonly chosen: ReadonlySet<string>;
  readonly hasAudience: boolean;
  /** The way to an audience. */
  readonly audienceButton: ReactNode;
}

const height = 360;

/** Where each business district stands between much and little traffic, rich and poor in the audience. */
export function QuadrantCard({ rows, chosen, hasAudience, audienceButton }: QuadrantCardProps) {
  const { model, withheld } = useMemo(() => prepareQuadrants(rows, chosen), [rows, chosen]);
  return (
    <Card title="商圈象限">
      {hasAudience ? (
        <Chart
          model={model}
          height={height}
          footnote={`横线为 TGI 100（全城 TA 占比），竖线为所列商圈客流的中位数；精准：客流与 TGI 都高，引流：客流高 TGI 低，潜力：TGI 高客流低，观察：两者都低。${
            withheld > 0 ? `${withheld} 个商圈样本不足，未画出。` : ''
          }`}
        />
      ) : (
        <StateBlock
          kind="unselected"
          title="设定目标人群后，按客流与 TGI 分为精准、引流、潜力、观察四类"
          description="没有目标人群时各商圈的 TGI 都是 100，无从区分。"
          action={audienceButton}
        />
      )}
    </Card>
  );
}
