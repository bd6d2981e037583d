import type { CallInput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { Chart } from '../../chart/chart.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './creative-app.module.css';

const works = (value: number): string => `${formatNumber(value)} 个`;

/** How the works that match are spread over techniques and months. */
export function WorkStatistics({
  question,
}: {
  readonly question: CallInput<'app-analyse-creative/conditionQuery'>;
}) {
  const { data, error, refetch } = useCall('app-analyse-creative/conditionQuery', question, {
    keepPrevious: true,
  });
  if (error && data === undefined)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <StateBlock kind="loading" minHeight={240} />;
  const [most] = data.techniques;
  const busiest = data.months.toSorted((a, b) => b.count - a.count).at(0);
  return (
    <div className={styles.charts}>
      <Chart
        model={{
          kind: 'bars',
          title: '按技术',
          summary:
            most === undefined
              ? '没有符合条件的创意。'
              : `${most.name}最多，${works(most.count)}；一个创意可用多种技术。`,
          categoryName: '技术',
          categories: data.techniques.map(({ name }) => name),
          valueName: '创意数',
          series: [{ name: '创意数', values: data.techniques.map(({ count }) => count) }],
          format: works,
        }}
      />
      <Chart
        model={{
          kind: 'bars',
          title: '按发布月份',
          summary:
            busiest === undefined
              ? '没有符合条件的创意。'
              : `${busiest.month} 最多，${works(busiest.count)}。`,
          categoryName: '月份',
          categories: data.months.map(({ month }) => month),
          valueName: '创意数',
          series: [{ name: '创意数', values: data.months.map(({ count }) => count) }],
          format: works,
        }}
      />
    </div>
  );
}
