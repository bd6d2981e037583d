import { PeopleFunnel } from '../../../shared/figure/people-funnel.tsx';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import type { Outcome } from './outcome-columns.tsx';
import { OutcomeMap } from './outcome-map.tsx';

interface PartsProps {
  readonly data: Outcome;
  readonly cityCode: string;
  readonly cityName: string;
  readonly orderName: string;
}

/** What was planned and what was reached, area by area. */
export function OutcomeMaps({ data, cityCode, cityName, orderName }: PartsProps) {
  const withheld = data.shapes.filter(({ plannedCoverage }) => plannedCoverage === null).length;
  return (
    <Card
      title="计划覆盖与实际覆盖"
      footer={`覆盖：一周内到过该区域的目标人群中，被订单至少触达一次的比例。拖动中线比较，左右同一色阶。${
        withheld > 0 ? `${formatNumber(withheld)} 个区域样本不足，未显示。` : ''
      }`}
    >
      <OutcomeMap
        shapes={data.shapes}
        {...{ cityCode, cityName }}
        subtitle={orderName}
        note={`按上刊记录测算，截至 ${data.scope.asOf}${data.basis?.isDemo === true ? '；演示数据' : ''}`}
      />
    </Card>
  );
}

/** From all people of the audience to those who were reached. */
export function OutcomeFunnel({ data, cityName }: { readonly data: Outcome; readonly cityName: string }) {
  const { universe, reachable, isNearlyAllReachable, planned, actual } = data.funnel;
  return (
    <Card
      title={`${cityName} · 到达漏斗`}
      footer={`目标人群：${data.audienceSentence}。可触达：一周内经过任一在售订单媒体；最后一项即评估总览中该城市的 TA 触达。`}
    >
      <PeopleFunnel
        name="到达漏斗"
        steps={[
          { name: '全城 TA', figure: universe },
          { name: '可触达', figure: reachable, isNearlyAll: isNearlyAllReachable },
          { name: '计划覆盖', figure: planned, isPlan: true },
          { name: '实际覆盖', figure: actual },
        ]}
      />
    </Card>
  );
}
