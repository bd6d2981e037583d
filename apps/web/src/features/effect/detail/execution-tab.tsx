import { exceptionStates, postingStateNames } from '@ooh/contract/domain/order-names';
import { postingStates } from '@ooh/contract/domain/order';
import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { metricDictionary } from '../../../shared/figure/metric-dictionary.ts';
import { postingTones } from '../../../shared/order/posting-names.ts';
import { PostingProgress } from '../../../shared/order/posting-progress.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { monitoringHref, monitoringPath } from '../effect-addresses.ts';
import styles from './detail.module.css';
import { sumPostings } from './sum-postings.ts';
import { useEffectCall, type EffectInput } from './use-effect.ts';
import { netColumn, postedColumn } from './posting-columns.tsx';

type Placement = CallOutput<'effectestimate/{orderId}/mediaPlacementSituation'>['rows'][number];

const unitDays = (value: number) => formatNumber(value);

const columns: readonly AppColumn<Placement>[] = [
  { key: 'city', title: '城市', width: 104, render: ({ cityName }) => cityName },
  { key: 'medium', title: '媒介', width: 112, render: ({ mediumName }) => mediumName },
  { key: 'items', title: '媒体行', width: 76, isNumeric: true, render: ({ items }) => formatNumber(items) },
  netColumn,
  {
    key: 'units',
    title: '已上刊 / 计划',
    width: 112,
    isNumeric: true,
    render: ({ postings }) =>
      `${formatNumber(postings.postedUnits)} / ${formatNumber(postings.plannedUnits)}`,
  },
  postedColumn(104),
  {
    key: 'onTime',
    title: <MetricLabel metric="onTimeRate" />,
    name: metricDictionary.onTimeRate.name,
    width: 124,
    isNumeric: true,
    render: ({ postings }) => formatShare(postings.onTimeRate),
  },
  {
    key: 'days',
    title: '已投放 / 计划（面·天）',
    width: 164,
    isNumeric: true,
    render: ({ actualUnitDays, plannedUnitDays }) =>
      `${unitDays(actualUnitDays)} / ${unitDays(plannedUnitDays)}`,
  },
  {
    key: 'faults',
    title: '异常',
    width: 176,
    render: ({ postings: { byState } }) => {
      const faults = exceptionStates.filter((state) => byState[state] > 0);
      return faults.length === 0
        ? '无'
        : faults.map((state) => `${postingStateNames[state]} ${formatNumber(byState[state])}`).join('、');
    },
  },
];

/** What was to hang, what did, and what went wrong, by city and medium. */
export function ExecutionTab({ input }: { readonly input: EffectInput }) {
  const isReachable = useReachable();
  const found = useEffectCall('effectestimate/{orderId}/mediaPlacementSituation', input);
  const { data } = found;
  const postings = useMemo(() => data && sumPostings(data.rows.map((row) => row.postings)), [data]);
  if (found.error || !data || !postings)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={8} minHeight={360} />
    );
  return (
    <>
      <Card
        title="上刊"
        extra={
          isReachable(monitoringPath) && (
            <HrefButton size="small" href={monitoringHref(input.orderId)}>
              投放监测
            </HrefButton>
          )
        }
        footer="已上刊含晚刊、破损与已补；错刊与漏刊没有展示本单画面，不计入。"
      >
        <PostingProgress postings={postings} />
        <ul className={styles.states} aria-label="各上刊状态的数量">
          {postingStates
            .filter((state) => postings.byState[state] > 0)
            .map((state) => (
              <li key={state}>
                <StatusTag tone={postingTones[state]} text={postingStateNames[state]} />
                <span className="numeric">{formatNumber(postings.byState[state])} 面/辆</span>
              </li>
            ))}
        </ul>
      </Card>
      <Card title="投放情况" footer="计划为全程的面·天（或辆·天），已投放截至今天；补刊的天数计入已投放。">
        <AppTable<Placement>
          caption="各城市各媒介的投放情况"
          columns={columns}
          rows={data.rows}
          rowKey={({ cityCode, mediumId }) => `${cityCode} ${mediumId}`}
          emptyTitle="没有投放"
        />
      </Card>
    </>
  );
}
