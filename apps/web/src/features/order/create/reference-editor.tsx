import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { CallOutput } from '@ooh/contract/registry';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { publishNotice } from '../../../api/notice.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StepFrame } from '../../../ui/page/step-frame.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { itemInputOf, unitOf } from '../item-input.ts';
import { baseHref, demandHref, scheduleHref } from '../../../shared/order/order-addresses.ts';
import { adoptScheme } from './adopt-scheme.ts';
import { createList, createSteps, maxSchemes, type CreateAddress } from './create-address.ts';
import styles from './create.module.css';
import { SchemeCompare } from './scheme-compare.tsx';
import { schemeColumns } from './scheme-columns.tsx';
import { useItemChange } from './use-item-change.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';

export interface ReferenceEditorProps {
  readonly order: CallOutput<'mediaOrder/getById'>;
  readonly address: CreateAddress;
  readonly onAddress: (address: CreateAddress) => void;
  readonly onReload: () => void;
}

interface AdoptProps {
  readonly order: ReferenceEditorProps['order'];
  readonly scheme: ReferenceScheme;
  readonly onReload: () => void;
}

/** What a scheme would bring, city by city, and the button that takes it over. */
function Adopt({ order, scheme, onReload }: AdoptProps) {
  const router = useRouter();
  const { row, brief, items } = order;
  const plan = useCall(
    'mediaOrder/getMediaPlacementPlanByPlanId',
    { planId: scheme.planId },
    { quiet: true },
  );
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const change = useItemChange(order, onReload);
  if (plan.error || !plan.data)
    return <SectionPending error={plan.error} onRetry={() => void plan.refetch()} rows={4} />;
  const offered = plan.data.cities.filter(({ key }) => brief.cityCodes.includes(key));
  const chosen = offered.filter(({ key }) => !dropped.includes(key)).map(({ key }) => key);
  const adoption = adoptScheme(items.map(itemInputOf), plan.data.items, brief, chosen);
  const adopt = () =>
    change.apply(adoption.items, {
      names: new Map(plan.data.items.map((item) => [unitOf(itemInputOf(item)), item.unitName])),
      note: `采用参考方案 ${scheme.orderNo}`,
      onSuccess: () => {
        publishNotice({
          kind: 'success',
          title: `已采用 ${scheme.orderNo} 的 ${adoption.items.length} 行媒体`,
          description: '刊期已改为本订单的投放期，折扣按现行刊例。',
        });
        void router.navigate({ href: baseHref(row.orderId) });
      },
    });
  return (
    <Card title={`采用「${scheme.name}」`} extra={<span className={styles.quiet}>{scheme.orderNo}</span>}>
      {offered.length === 0 ? (
        <StateBlock kind="empty" title="该方案没有本订单的城市" />
      ) : (
        <>
          <Checkbox.Group
            className={styles.offeredCities}
            aria-label="采用的城市"
            value={chosen}
            onChange={(keys) =>
              setDropped(offered.map(({ key }) => key).filter((key) => !keys.includes(key)))
            }
          >
            {offered.map(({ key, name, units, amounts }) => (
              <Checkbox key={key} value={key}>
                {name}（{formatNumber(units)} 面/辆，原净价 {formatFen(amounts.netFen, { unit: 'auto' })}）
              </Checkbox>
            ))}
          </Checkbox.Group>
          {adoption.leftOut > 0 && (
            <p className={styles.quiet}>{adoption.leftOut} 行的媒体不在本订单范围内，不采用。</p>
          )}
          {items.length > 0 && <p className={styles.quiet}>所选城市已有的媒体将被替换，其他城市保持不变。</p>}
          {change.error && (
            <Alert type="error" showIcon title={change.error.message} className={styles.notice} />
          )}
          <Button
            type="primary"
            loading={change.isBusy}
            disabled={chosen.length === 0 || !editableStates.includes(row.state)}
            onClick={adopt}
          >
            采用所选城市
          </Button>
        </>
      )}
      {change.conflict}
    </Card>
  );
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
    { quiet: true, keepPrevious: true },
  );
  const chosen = list.data?.rows.filter(({ planId }) => keys.includes(planId)) ?? [];
  return (
    <StepFrame
      title={row.name}
      steps={createSteps}
      current={1}
      onStep={() => void router.navigate({ href: demandHref(row.orderId) })}
      footer={
        <>
          <Button onClick={() => void router.navigate({ href: demandHref(row.orderId) })}>上一步</Button>
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
          <Adopt key={chosen[0].planId} order={order} scheme={chosen[0]} onReload={onReload} />
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
    </StepFrame>
  );
}
