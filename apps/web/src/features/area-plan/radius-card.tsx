import type { CallOutput } from '@ooh/contract/registry';
import { Button, Slider } from 'antd';
import { useState } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { figureText } from '../../shared/figure/figure-text.ts';
import { asPersons } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import styles from './area-plan.module.css';

type Point = CallOutput<'ai-option-mode/getGeoLocationPlanDetail'>['radiusCurve'][number];

/** Coverage and cost by radius of the circles; a radius can be taken over. */
export function RadiusCard({
  curve,
  isBusy,
  onTake,
}: {
  readonly curve: readonly Point[];
  readonly isBusy: boolean;
  readonly onTake: (radiusMeters: number) => void;
}) {
  const [radius, setRadius] = useState(curve[2]?.radiusMeters ?? 900);
  const at = curve.find(({ radiusMeters }) => radiusMeters === radius) ?? curve[0];
  return (
    <Card
      title="半径敏感度"
      footer="圆形围栏取相同半径时的典型周在场 TA 人数（去重，按圆占网格的部分折算，为模型估计）与点位；手绘围栏不变。费用为各点位每种形式 1 面空位的净价合计。"
    >
      <Chart
        model={{
          title: '半径与覆盖 TA 人数',
          summary: `半径 ${at.radiusMeters} 米：TA ${figureText(at.taPersons, asPersons)}，点位 ${formatNumber(at.positions)} 个，空位 ${formatNumber(at.freeFaces)} 面，净价 ${formatFen(at.netFen, { unit: 'auto' })}`,
          kind: 'curve',
          categoryName: '半径（米）',
          categories: curve.map(({ radiusMeters }) => String(radiusMeters)),
          valueName: 'TA 人数',
          series: [{ name: '在场 TA 人数', values: curve.map(({ taPersons }) => taPersons.value) }],
          format: asPersons,
        }}
      />
      <div className={styles.radius}>
        <Slider
          min={300}
          max={3000}
          step={300}
          value={radius}
          onChange={setRadius}
          ariaLabelForHandle="圆形围栏半径（米）"
          tooltip={{ formatter: (value) => `${value} 米` }}
        />
        <Button loading={isBusy} onClick={() => onTake(radius)}>
          全部圆形围栏改用 {radius} 米
        </Button>
      </div>
    </Card>
  );
}
