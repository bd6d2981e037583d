import type { CallOutput } from '@ooh/contract/registry';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { figureText } from '../../ui/figure/figure-text.ts';
import { formatCount, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
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

const persons = (value: number) => `${formatCount(value)}人`;

/** What the plan comes to in one line of figures: positions, vacancies, money, reach. */
export function PlanFacts({ cities }: { readonly cities: readonly City[] }) {
  const sum = (of: (city: City) => number) => cities.reduce((total, city) => total + of(city), 0);
  const reach = cities.length === 1 ? cities[0]!.reach : null;
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
        {reach !== null && (
          <>
            <div>
              <dt>TA 触达（预估）</dt>
              <dd>{figureText(reach.reach, persons)}</dd>
            </div>
            <div>
              <dt>TA 到达率（预估）</dt>
              <dd>{figureText(reach.reachShare, (value) => formatShare(value))}</dd>
            </div>
          </>
        )}
      </dl>
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
