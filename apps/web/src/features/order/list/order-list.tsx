import { AppstoreOutlined, CalendarOutlined, TableOutlined } from '@ant-design/icons';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderRow } from '@ooh/contract/domain/media-order';
import { useRouter } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { SavedViews } from '../../../ui/table/saved-views.tsx';
import { useChosenRows } from '../../../ui/table/use-chosen-rows.ts';
import { openOrderHref, orderModeHref } from '../../../shared/order/order-addresses.ts';
import { BatchBar } from './batch-bar.tsx';
import { OrderCompare } from './order-compare.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import {
  listInputOf,
  orderList,
  searchOf,
  type OrderListAddress,
  type OrderView,
} from './order-list-address.ts';
import styles from './order-list.module.css';
import { usePlannedExposures } from './planned-exposures.ts';
import { StateTabs } from './state-tabs.tsx';
import { SummaryStrip } from './summary-strip.tsx';
import { useOrderActions } from './use-order-actions.tsx';
import { PicturedOrders } from './pictured-orders.tsx';

export interface OrderListProps {
  readonly address: OrderListAddress;
  readonly onAddress: OnAddress<OrderListAddress>;
}

const views = [
  { value: 'table', label: '列表', icon: <TableOutlined aria-hidden="true" /> },
  { value: 'board', label: '看板', icon: <AppstoreOutlined aria-hidden="true" /> },
  { value: 'calendar', label: '日历', icon: <CalendarOutlined aria-hidden="true" /> },
] satisfies { value: OrderView; label: string; icon: React.ReactNode }[];

const newOrder = (
  <HrefButton href={orderModeHref} type="primary">
    新建订单
  </HrefButton>
);

/** Orders: figures, filters, saved views; as a table, a board by state, or a calendar. */
export function OrderList({ address, onAddress }: OrderListProps) {
  const router = useRouter();
  const actions = useOrderActions();
  const [today] = useState(() => chinaDate(new Date()));
  const page = useListPage(orderList, { name: 'orders', address, onAddress });
  const input = listInputOf(address);
  const list = useCall('mediaOrder/list', input, { keepPrevious: true });
  const exposures = usePlannedExposures(list.isPlaceholderData ? undefined : list.data?.rows);
  const [isComparing, setIsComparing] = useState(false);
  const { chosen, ...choice } = useChosenRows(list.data?.rows, ({ orderId }) => orderId);
  const open = (order: OrderRow) => void router.navigate({ href: openOrderHref(order) });
  const isPictured = address.view !== undefined && list.data !== undefined && list.data.rows.length > 0;
  const tools = (
    <>
      <SavedViews {...page.views} />
      <Segmented<OrderView>
        aria-label="展示方式"
        value={address.view ?? 'table'}
        onChange={(view) =>
          onAddress({ ...address, page: undefined, view: view === 'table' ? undefined : view })
        }
        options={views}
      />
    </>
  );
  return (
    <>
      <PageHeader
        title="订单模式"
        subtitle="从需求到排期、锁位、上刊与结案：每个订单的媒体、金额与进度。"
        actions={newOrder}
      />
      <SummaryStrip
        summary={list.data?.summary}
        exposures={exposures}
        address={address}
        onAddress={onAddress}
      />
      <OrderFilters
        {...page.filters}
        address={address}
        owners={list.data?.owners ?? []}
        onRefresh={() => void list.refetch()}
      />
      <StateTabs
        counts={list.data?.stateCounts}
        address={address}
        onChange={(states) => page.filters.filter({ states })}
      />
      {isPictured && address.view ? (
        <>
          <div className={styles.viewBar}>{tools}</div>
          <PicturedOrders view={address.view} list={list.data} today={today} onOpen={open} />
        </>
      ) : (
        <AppTable<OrderRow>
          {...page.tableOf(list)}
          {...choice.table}
          caption="订单"
          columns={orderColumns(actions, exposures, today)}
          rowKey={({ orderId }) => orderId}
          emptyTitle="还没有订单"
          emptyAction={newOrder}
          toolbar={
            <BatchBar
              orders={chosen}
              question={searchOf(address)}
              total={list.data?.total ?? 0}
              actions={actions}
              today={today}
              onCompare={() => setIsComparing(true)}
              onClear={choice.clear}
            />
          }
          toolbarExtra={tools}
          onRowClick={open}
        />
      )}
      {actions.dialog}
      {isComparing && (
        <OrderCompare orders={chosen.slice(0, maxCompared)} onClose={() => setIsComparing(false)} />
      )}
    </>
  );
}
