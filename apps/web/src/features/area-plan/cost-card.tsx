import type { CallOutput } from '@ooh/contract/registry';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { figureText, intervalText } from '../../shared/figure/figure-text.ts';
import { asPersons, asShare, asTimes } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { Metric } from '../../shared/figure/metric.tsx';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { Card } from '../../ui/page/card.tsx';
import { AppTable, type AppColumn } from '../../ui/table/app-table.tsx';
import styles from './area-plan.module.css';

type City = CallOutput<'crowd-tag-plan/v1/getCityList'>[number];
type Cost = CallOutput<'crowd-tag-plan/v1/getCostAggregateList'>[number];

const groupings = [
  { value: 'medium', label: '按媒体形式' },
  { value: 'area', label: '按区域' },
  { value: 'city', label: '按城市' },
] as const;

const columns: readonly AppColumn<Cost>[] = [
  { key: 'name', title: '项目', width: 220, render: ({ name }) => name },
  { key: 'city', title: '城市', width: 96, render: ({ cityName }) => cityName },
  { key: 'faces', title: '面数', width: 80, isNumeric: true, render: ({ faces }) => formatNumber(faces) },
  {
    key: 'rateCard',
    title: '刊例合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.rateCardFen} />,
  },
  {
    key: 'net',
    title: '净价合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.netFen} />,
  },
  {
    key: 'production',
    title: '制作安装',
    width: 120,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.productionFen} />,
  },
  {
    key: 'tax',
    title: '税额',
    width: 112,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.taxFen} />,
  },
  {
    key: 'total',
    title: '含税合计',
    width: 136,
    isNumeric: true,
    render: ({ amounts }) => <MoneyFen fen={amounts.totalFen} />,
  },
];

/** What the chosen faces do to the audience in a city, each figure with its interval, and where they come from. */
function ReachFigures({ city, isOnly }: { readonly city: City; readonly isOnly: boolean }) {
  if (city.reach === null) return null;
  const { basis, unmodelledFaces, ...figures } = city.reach;
  const shown = [
    { metric: 'reach', label: 'TA 触达人数', figure: figures.reach, format: asPersons },
    { metric: 'reachShare', label: 'TA 到达率', figure: figures.reachShare, format: asShare },
    { metric: 'frequency', label: 'TA 平均频次', figure: figures.frequency, format: asTimes },
    {
      metric: 'taConcentrationPeople',
      label: 'TA浓度 · 人数',
      figure: figures.taConcentrationPeople,
      format: asShare,
    },
    {
      metric: 'taConcentrationImpressions',
      label: 'TA浓度 · 曝光',
      figure: figures.taConcentrationImpressions,
      format: asShare,
    },
  ] as const;
  return (
    <section className={styles.reached} aria-label={`${city.cityName}的触达`}>
      {!isOnly && <h3>{city.cityName}</h3>}
      <div className={styles.facts}>
        {shown.map(({ metric, label, figure, format }) => (
          <Metric
            key={metric}
            metric={metric}
            label={label}
            nature={basis.nature}
            isSuppressed={figure.suppressed}
            note={intervalText(figure, format)}
          >
            {figureText(figure, format)}
          </Metric>
        ))}
      </div>
      <p className={styles.note}>
        口径：{basis.universe}；{basis.period}；{basis.source}；数据{' '}
        {basis.dataReleases.map(({ releaseNo }) => releaseNo).join('、')}
        {basis.isDemo && '；演示数据'}
        {unmodelledFaces > 0 && `；${unmodelledFaces} 面媒体接触模型没有数据，未计入`}
      </p>
    </section>
  );
}

/** What the plan comes to in one line of figures: positions, vacancies, money, reach. */
export function PlanFacts({ cities }: { readonly cities: readonly City[] }) {
  const sum = (of: (city: City) => number) => cities.reduce((total, city) => total + of(city), 0);
  return (
    <Card
      title="方案概览"
      footer="触达为固定媒体接触模型的预估；点位热度为周边典型周在场人数，不等于触达。选点按每元 TA 人数排序，不附最优性证书。"
    >
      <dl className={styles.facts}>
        <div>
          <dt>匹配点位</dt>
          <dd>{formatNumber(sum((city) => city.positions))}</dd>
        </div>
        <div>
          <dt>空位（面）</dt>
          <dd>{formatNumber(sum((city) => city.freeFaces))}</dd>
        </div>
        <div>
          <dt>已选（面）</dt>
          <dd>{formatNumber(sum((city) => city.chosenFaces))}</dd>
        </div>
        <div>
          <dt>净价</dt>
          <dd>
            <MoneyFen fen={sum((city) => city.amounts.netFen)} unit="auto" />
          </dd>
        </div>
        <div>
          <dt>含税合计</dt>
          <dd>
            <MoneyFen fen={sum((city) => city.amounts.totalFen)} unit="auto" />
          </dd>
        </div>
      </dl>
      {cities.map((city) => (
        <ReachFigures key={city.cityCode} city={city} isOnly={cities.length === 1} />
      ))}
    </Card>
  );
}

/** Costs of the chosen faces, added up in three ways. */
export function CostCard({ planId }: { readonly planId: string }) {
  const [groupBy, setGroupBy] = useState<(typeof groupings)[number]['value']>('medium');
  const costs = useCall(
    'crowd-tag-plan/v1/getCostAggregateList',
    { planId, groupBy },
    { quiet: true, keepPrevious: true },
  );
  return (
    <Card
      title="费用汇总"
      extra={
        <Segmented
          size="small"
          aria-label="汇总方式"
          value={groupBy}
          onChange={setGroupBy}
          options={[...groupings]}
        />
      }
    >
      <AppTable
        caption="费用汇总"
        columns={columns}
        rows={costs.data}
        rowKey={({ cityCode, key }) => `${cityCode}/${key}`}
        error={costs.error}
        onRetry={() => void costs.refetch()}
        emptyTitle="还没有选定任何点位"
      />
    </Card>
  );
}
