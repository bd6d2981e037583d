import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import type { CallOutput } from '@ooh/contract/registry';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { baseHref, demandHref, scheduleHref } from '../../../shared/order/order-addresses.ts';
import { createList, maxSchemes, type CreateAddress } from './create-address.ts';
import { CreateFrame } from './create-frame.tsx';
import styles from './create.module.css';
import { SchemeCompare } from './scheme-compare.tsx';
import { schemeColumns } from './scheme-columns.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { AdoptReference } from './adopt-reference.tsx';

export interface ReferenceEditorProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  readonly address: CreateAddress;
  readonly onAddress: (address: CreateAddress) => void;
  readonly onReload: () => void;
}

/** Step 2 in the reference mode: past orders by similarity, compared and taken over, whole or by city. */
export function ReferenceEditor({ order, address, onAddress, onReload }: ReferenceEditorProps) {
  const router = useRouter();
  const { row } = order;
  const { pageNo, pageSize, tableOf } = useListPage(createList, { usualSize: 10, address, onAddress });
  const keys = address.schemes?.split(',') ?? [];
  const choose = (planIds: readonly string[]) =>
    onAddress({ ...address, schemes: planIds.length === 0 ? undefined : planIds.join(',') });
  const [isComparing, setIsComparing] = useState(false);
  const list = useCall(
    'mediaOrder/getOrderReferenceSchemeList',
    { orderId: row.orderId, pageNo, pageSize },
    { keepPrevious: true },
  );
  const chosen = list.data?.rows.filter(({ planId }) => keys.includes(planId)) ?? [];
  return (
    <CreateFrame
      name={row.name}
      step={1}
      backHref={demandHref(row.orderId)}
      buttons={
        <>
          <Button onClick={() => void router.navigate({ href: baseHref(row.orderId) })}>自行选定媒体</Button>
          <Button
            type="primary"
            disabled={order.items.length === 0}
            title={order.items.length === 0 ? '请先采用参考方案' : undefined}
            onClick={() => void router.navigate({ href: scheduleHref(row.orderId) })}
          >
            下一步：排期与确认
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Card
          title="参考方案"
          footer="相似度由行业、城市、预算、媒体与人群各自的得分相加；仅列出您有权查看的已结案订单。"
        >
          <AppTable<ReferenceScheme>
            caption="参考方案"
            columns={schemeColumns}
            {...tableOf(list)}
            rowKey={({ planId }) => planId}
            onPage={(page, size) => onAddress({ ...address, page, size, schemes: undefined })}
            emptyTitle="还没有可参考的已结案订单"
            emptyAction={
              <Button onClick={() => void router.navigate({ href: baseHref(row.orderId) })}>
                自行选定媒体
              </Button>
            }
            selectedKeys={keys}
            onSelect={(next) => choose(next.slice(-maxSchemes))}
            onRowClick={({ planId }) => choose([planId])}
            toolbar={
              chosen.length < 2 ? (
                <span className={styles.quiet}>点击一行查看并采用，或勾选 2–{maxSchemes} 个对比</span>
              ) : (
                <Button size="small" type="primary" onClick={() => setIsComparing(true)}>
                  对比 {chosen.length} 个方案
                </Button>
              )
            }
          />
        </Card>
        {chosen.length === 1 && (
          <AdoptReference key={chosen[0].planId} order={order} scheme={chosen[0]} onReload={onReload} />
        )}
      </div>
      {isComparing && (
        <SchemeCompare
          schemes={chosen}
          onClose={() => setIsComparing(false)}
          onChoose={(planId) => {
            setIsComparing(false);
            choose([planId]);
          }}
        />
      )}
    </CreateFrame>
  );
}
