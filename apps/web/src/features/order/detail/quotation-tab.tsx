import type { OrderItem } from '@ooh/contract/domain/media-order';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { amountColumns, unitColumns } from './item-columns.tsx';
import tableStyles from '../../../ui/table/plain-table.module.css';
import styles from './detail.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';

const amountKeys = ['rateCardFen', 'netFen', 'productionFen', 'serviceFen', 'taxFen', 'totalFen'] as const;

function withTotals(columns: readonly AppColumn<OrderItem>[], order: OrderOutput): AppColumn<OrderItem>[] {
  return columns.map((column) => {
    const key = amountKeys.find((known) => known === column.key);
    const plain = { ...column, isSortable: false };
    if (column.key === 'itemNo') return { ...plain, total: '合计' };
    if (!key) return plain;
    const priced = { ...plain, total: formatFen(order.row.amounts[key]) };
    return key === 'totalFen' ? { ...priced, fixed: 'right' } : priced;
  });
}

/** 报价: every line with its amounts and their sum, and the services beside the media. */
export function QuotationTab({ order }: { readonly order: OrderOutput }) {
  const { services } = order.brief;
  const servicesFen = services.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return (
    <>
      <AppTable<OrderItem>
        caption="报价"
        columns={withTotals([...unitColumns(), ...amountColumns()], order)}
        rows={order.items}
        rowKey={({ itemId }) => itemId}
        bodyHeight={520}
        isVirtual={order.items.length > 100}
        emptyTitle="订单还没有媒体"
        toolbar={
          <span className={styles.quiet}>
            净价 = 刊例单价 × 数量 × 天数 ÷ 刊例周期 × 折扣；税费以净价、制作费与服务费之和为基数。
          </span>
        }
      />
      {services.length > 0 && (
        <Card title="服务项（不含税）">
          <table className={tableStyles.table}>
            <thead>
              <tr>
                <th scope="col">服务</th>
                <th scope="col" className="numeric">
                  金额
                </th>
              </tr>
            </thead>
            <tbody>
              {services.map(({ serviceId, name, amountFen }) => (
                <tr key={serviceId}>
                  <th scope="row">{name}</th>
                  <td className="numeric">{formatFen(amountFen)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">合计</th>
                <td className="numeric">{formatFen(servicesFen)}</td>
              </tr>
            </tfoot>
          </table>
        </Card>
      )}
    </>
  );
}
