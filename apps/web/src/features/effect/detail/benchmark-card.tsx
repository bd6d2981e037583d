import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import tableStyles from '../../../ui/table/plain-table.module.css';
import styles from './benchmark.module.css';
import { placeAmong } from './place-among.ts';

type Row = CallOutput<'v1/effect/benchmark'>['rows'][number];

const share = (value: number) => formatShare(value);
const fen = (value: number) => formatFen(Math.round(value));

const metrics: Readonly<Record<Row['metric'], readonly [name: string, format: (value: number) => string]>> = {
  reachShare: ['TA 到达率', share],
  frequency: ['平均频次', (value) => `${formatNumber(value, 1)} 次`],
  cpmFen: ['千人成本 CPM', fen],
  taCpmFen: ['TA CPM', fen],
  completionRate: ['曝光完成率', share],
  onTimeRate: ['准时上刊率', share],
};

function Middle({
  of,
  format,
}: {
  readonly of: Row['industry'];
  readonly format: (value: number) => string;
}) {
  if (of === null) return missing;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        ◆
      </span>{' '}
      {format(of.median)}
      <span className={styles.range}>
        {format(of.low)} – {format(of.high)}
      </span>
    </>
  );
}

/** An order beside the closed ones of its industry and of its own brand. */
export function BenchmarkCard({ orderId }: { readonly orderId: string }) {
  const found = useCall('v1/effect/benchmark', { orderId });
  const { data, error } = found;
  if (error || !data)
    return (
      <Card title="与行业和过往相比">
        <SectionPending error={error} onRetry={() => void found.refetch()} rows={5} />
      </Card>
    );
  const { industry, past, rows } = data;
  const peers = industry.orders === null ? '可比订单过少' : `${industry.orders} 单`;
  return (
    <Card
      title="与行业和过往相比"
      footer={`中位数与中间一半的范围；已结案且有数字的订单，本单不计：${industry.name}行业${peers}，本品牌 ${past.orders} 单。各单的城市、媒体、目标人群与周期不同，只作参照；少于 5 单或 3 个品牌时不显示行业。`}
    >
      {industry.reason !== null && <p className={styles.quiet}>{industry.reason}，行业一列不显示。</p>}
      <table className={tableStyles.table}>
        <caption className="visually-hidden">与行业和过往相比</caption>
        <thead>
          <tr>
            <th scope="col">指标</th>
            <th scope="col" className="numeric">
              本单（按执行测算）
            </th>
            <th scope="col" className="numeric">
              同行业（{peers}）
            </th>
            <th scope="col" className="numeric">
              本品牌过往（{past.orders} 单）
            </th>
            <th scope="col">与同行业</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ metric, own, industry: others, past: before }) => {
            const [name, format] = metrics[metric];
            return (
              <tr key={metric}>
                <th scope="row">{name}</th>
                <td className="numeric">
                  <b>{own === null ? missing : format(own)}</b>
                </td>
                <td className="numeric">
                  <Middle of={others} format={format} />
                </td>
                <td className="numeric">
                  <Middle of={before} format={format} />
                </td>
                <td>{placeAmong(own, others)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
