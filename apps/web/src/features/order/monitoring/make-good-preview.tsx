import type { MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { Alert } from 'antd';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { FigureTile, FigureTiles } from '../../../ui/figure/figure-tile.tsx';
import styles from './make-good.module.css';

type Item = MakeGoodProposal['items'][number];

const columns: readonly AppColumn<Item>[] = [
  {
    key: 'unit',
    title: '补刊点位',
    width: 176,
    ellipsis: true,
    render: ({ unitName, mediumName }) => `${unitName}（${mediumName}）`,
  },
  { key: 'units', title: '数量', width: 64, isNumeric: true, render: ({ units }) => formatNumber(units) },
  {
    key: 'days',
    title: '补刊刊期',
    width: 190,
    render: ({ fromDate, toDate }) => (
      <span className="numeric">
        {fromDate} 至 {toDate}
      </span>
    ),
  },
  {
    key: 'added',
    title: '增加到达率',
    width: 104,
    isNumeric: true,
    render: ({ addedReachShare }) => formatShare(addedReachShare, 2),
  },
  { key: 'cost', title: '净价', width: 120, isNumeric: true, render: ({ costFen }) => formatFen(costFen) },
];

const outcomes: Readonly<
  Record<MakeGoodProposal['outcome'], readonly ['success' | 'warning' | 'info', string]>
> = {
  'none-needed': ['success', '预计到达率仍达到承诺，不需要补量'],
  restored: ['success', '补量后恢复到承诺到达率'],
  partly: ['warning', '全部空位仍不足以完全恢复'],
  insufficient: ['info', '数据不足，无法计算补量'],
};

/** Promise, expectation and what the make-good brings, in one line. */
function Reach({ proposal }: { readonly proposal: MakeGoodProposal }) {
  const figures = [
    ['承诺', proposal.promisedReachShare],
    ['现预计', proposal.actualReachShare],
    ['补量后', proposal.restoredReachShare],
  ] as const;
  return (
    <div className={styles.reach}>
      <MetricLabel metric="reachShare" label="TA 到达率（模型预估）" />
      <FigureTiles>
        {figures.map(([name, share]) => (
          <FigureTile key={name} name={name} share={share ?? 0}>
            <span className="numeric">{formatShare(share, 2)}</span>
          </FigureTile>
        ))}
      </FigureTiles>
    </div>
  );
}

export function Preview({ proposal }: { readonly proposal: MakeGoodProposal }) {
  const [tone, title] = outcomes[proposal.outcome];
  return (
    <>
      <Alert type={tone} showIcon title={title} description={proposal.reason ?? undefined} />
      {proposal.promisedReachShare !== null && <Reach proposal={proposal} />}
      {proposal.items.length > 0 && (
        <>
          <AppTable<Item>
            caption="补量预览"
            columns={columns}
            rows={proposal.items}
            rowKey={({ itemId, fromDate, toDate, units }) => [itemId, fromDate, toDate, units].join(' ')}
          />
          <p className={styles.total}>
            合计 {formatNumber(proposal.items.reduce((sum, item) => sum + item.units, 0))} 个点位，净价{' '}
            <b className="numeric">{formatFen(proposal.costFen)}</b>，由媒体方承担，不改变订单金额。
          </p>
        </>
      )}
    </>
  );
}
