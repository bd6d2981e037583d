import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { SchemeCompare } from '../create/scheme-compare.tsx';
import { schemeColumns } from '../create/scheme-columns.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { referenceHref } from '../../../shared/order/order-addresses.ts';
import styles from './view.module.css';
import { detailList } from '../detail/detail-address.ts';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { ReferencePreview } from './reference-preview.tsx';

const maxCompared = 3;

/** Past orders that resemble this one: to be looked into, set side by side and taken over. */
export function ReferenceListView({ order, address, onAddress }: TabProps) {
  const { orderId, mode } = order.row;
  const { pageNo, pageSize, tableOf } = useListPage(detailList, { usualSize: 10, address, onAddress });
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const list = useCall(
    'mediaOrder/getOrderReferenceSchemeList',
    { orderId, pageNo, pageSize },
    { keepPrevious: true },
  );
  const open = list.data?.rows.find(({ planId }) => planId === address.item);
  const chosen = list.data?.rows.filter(({ planId }) => keys.includes(planId)) ?? [];
  const preview = (item: string | undefined) => onAddress({ ...address, item });
  const columns: readonly AppColumn<ReferenceScheme>[] = [
    ...schemeColumns,
    {
      key: 'preview',
      title: '操作',
      width: 80,
      fixed: 'right',
      render: ({ planId, name }) => (
        <Button size="small" type="link" aria-label={`预览${name}`} onClick={() => preview(planId)}>
          预览
        </Button>
      ),
    },
  ];
  return (
    <Card
      title="参考方案"
      extra={
        mode === 'reference' && (
          <HrefButton size="small" href={referenceHref(orderId)}>
            去采用
          </HrefButton>
        )
      }
      footer="相似度由行业、城市、预算、媒体与人群各自的得分相加；仅列出您有权查看的已结案订单。"
    >
      <AppTable<ReferenceScheme>
        caption="参考方案"
        columns={columns}
        {...tableOf(list)}
        rowKey={({ planId }) => planId}
        isFiltered={false}
        emptyTitle="还没有可参考的已结案订单"
        selectedKeys={keys}
        onSelect={(next) => setKeys(next.slice(-maxCompared))}
        toolbar={
          chosen.length < 2 ? (
            <span className={styles.quiet}>勾选 2–{maxCompared} 个对比</span>
          ) : (
            <Button size="small" type="primary" onClick={() => setComparing(true)}>
              对比 {chosen.length} 个方案
            </Button>
          )
        }
      />
      <Drawer
        open={open !== undefined}
        onClose={() => preview(undefined)}
        size={480}
        title={open?.name ?? '参考方案'}
        destroyOnHidden
      >
        {open && <ReferencePreview scheme={open} />}
      </Drawer>
      {isComparing && (
        <SchemeCompare
          schemes={chosen}
          onClose={() => setComparing(false)}
          onChoose={(planId) => {
            setComparing(false);
            preview(planId);
          }}
        />
      )}
    </Card>
  );
}
