import { Alert } from 'antd';
import { OrderById } from '../around/order-by-id.tsx';
import { OrderNav } from '../around/order-nav.tsx';
import { detailTabNames, tabOf, type DetailAddress } from './detail-address.ts';
import { DetailHeader } from './detail-header.tsx';
import styles from './detail.module.css';
import { OrderView } from '../view/order-view.tsx';
import { TabContent } from './tab-content.tsx';

export interface OrderDetailProps {
  readonly address: DetailAddress;
  readonly onAddress: (address: DetailAddress) => void;
  /** The tab that an address without one opens, where the order has it. */
  readonly firstTab?: 'overview' | 'man-land';
}

/** One order: where it stands, and everything about it in tabs. */
export function OrderDetail({ address, onAddress, firstTab = 'overview' }: OrderDetailProps) {
  return (
    <OrderById orderId={address.orderId} failedTitle="订单打不开">
      {(order, onChanged) => {
        if (address.view !== undefined)
          return <OrderView view={address.view} order={order} address={address} onAddress={onAddress} />;
        const tab = tabOf(order.row.mode, address.tab, firstTab);
        return (
          <>
            <DetailHeader order={order} address={address} tab={tab} onChanged={onChanged} />
            {order.row.hasHiddenItems && (
              <Alert
                type="info"
                showIcon
                className={styles.notice}
                title="部分城市或媒体不在您的数据权限内，未列出，金额合计也不含这些部分。"
              />
            )}
            <OrderNav order={order.row} current={tab} filter={address} />
            <section className={styles.stack} aria-label={detailTabNames[tab]}>
              <TabContent tab={tab} order={order} address={address} onAddress={onAddress} />
            </section>
          </>
        );
      }}
    </OrderById>
  );
}
