import type { MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { Alert } from 'antd';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from './make-good.module.css';
import { makeGoodColumns, type Item } from './make-good-columns.tsx';
import { MakeGoodReach } from './make-good-reach.tsx';

const outcomes: Readonly<
  Record<MakeGoodProposal['outcome'], readonly ['success' | 'warning' | 'info', string]>
> = {
  'none-needed': ['success', '预计到达率仍达到承诺，不需要补量'],
  restored: ['success', '补量后恢复到承诺到达率'],
  partly: ['warning', '值得补的空位仍不足以完全恢复'],
  insufficient: ['info', '数据不足，无法计算补量'],
};

export function MakeGoodPreview({ proposal }: { readonly proposal: MakeGoodProposal }) {
  const [tone, title] = outcomes[proposal.outcome];
  return (
    <>
      <Alert type={tone} showIcon title={title} description={proposal.reason ?? undefined} />
      {proposal.promisedReachShare !== null && <MakeGoodReach proposal={proposal} />}
      {proposal.items.length > 0 && (
        <>
          <AppTable<Item>
            caption="补量预览"
            columns={makeGoodColumns}
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
