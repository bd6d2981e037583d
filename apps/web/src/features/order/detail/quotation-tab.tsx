import type { OrderItem } from '@ooh/contract/domain/media-order';
import { Space } from 'antd';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { amountColumns, unitColumns } from './item-columns.tsx';
import styles from './detail.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { ServicesCard } from './services-card.tsx';

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

const QuotationFiles = ({ orderId }: { readonly orderId: string }) => (
  <Space>
    <ExportButton call="v1/orders/quotation" input={{ orderId }} label="报价单（Excel）" />
    <ExportButton call="v1/orders/quotation" input={{ orderId, format: 'pdf' }} label="报价单（PDF）" />
  </Space>
);

/** 报价: every line with its amounts and their sum, and the services beside the media. */
export function QuotationTab({ order }: { readonly order: OrderOutput }) {
  return (
    <>
      <AppTable<OrderItem>
        caption="报价"
        columns={withTotals([...unitColumns(), ...amountColumns(order.discounts)], order)}
        rows={order.items}
        rowKey={({ itemId }) => itemId}
        bodyHeight={520}
        isVirtual={order.items.length > 100}
        emptyTitle="订单还没有媒体"
        toolbar={
          <>
            <span className={styles.quiet}>
              净价 = 刊例单价 × 数量 × 天数 ÷ 刊例周期 ×
              折扣；税费逐行以净价、制作费与服务费之和为基数，四舍五入到分后相加。
            </span>
            {order.items.length > 0 && <QuotationFiles orderId={order.row.orderId} />}
          </>
        }
      />
      <ServicesCard order={order} />
    </>
  );
}
