import { editableStates } from '@ooh/contract/domain/order-transitions';
import type { BasketConflict, BasketView } from '@ooh/contract/domain/basket';
import { orderStateNames } from '@ooh/contract/domain/order-names';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Checkbox, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { queryKeyOf, useCall, useMutationCall } from '../../api/use-call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { forgetSteps, openBasket } from '../../ui/basket/basket-store.ts';
import { useBasketChange } from '../../ui/basket/use-basket.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useSettled } from '../../ui/timing/use-settled.ts';
import styles from './basket.module.css';
import { ConflictItem } from './conflict-item.tsx';
import { NewOrderFields, useNewOrder } from './new-order.tsx';

const movable: readonly BasketConflict['kind'][] = ['taken', 'rival'];

/** Step 3 of an order, where its schedule and conflicts are looked after. */
const scheduleHref = (orderId: string) =>
  `/marketing/order/create/step-3?orderId=${encodeURIComponent(orderId)}`;

function OrderSelect({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (orderId: string | undefined) => void;
}) {
  const [keyword, setKeyword] = useState('');
  const settled = useSettled(keyword, 250);
  const { data, isFetching, error } = useCall(
    'mediaOrder/list',
    { keyword: settled, states: [...editableStates], pageSize: 50 },
    { quiet: true, keepPrevious: true },
  );
  return (
    <Select
      className={styles.orderSelect}
      aria-label="转入的订单"
      placeholder="选择可修改的订单，可输入订单号、名称或品牌"
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={isFetching}
      value={value}
      options={data?.rows.map(({ orderId, orderNo, name, state }) => ({
        value: orderId,
        label: `${orderNo} ${name}（${orderStateNames[state]}）`,
      }))}
      notFoundContent={error ? `加载失败：${error.message}` : '没有可修改的订单，可新建订单'}
      onChange={(orderId?: string) => onChange(orderId)}
    />
  );
}

interface CheckProps {
  readonly view: BasketView;
  readonly orderId: string;
  readonly itemKeys: readonly string[] | undefined;
  readonly onDone: () => void;
}

/** What of the basket can go into an order, what cannot and why, with the way out at hand. */
function CheckedOrder({ view, orderId, itemKeys, onDone }: CheckProps) {
  const router = useRouter();
  const client = useQueryClient();
  const { apply } = useBasketChange();
  const [withConflicts, setWithConflicts] = useState(false);
  const { briefKind, briefId } = view;
  const brief = { briefKind, briefId };
  const input = { ...brief, orderId, ...(itemKeys === undefined ? {} : { itemKeys: [...itemKeys] }) };
  const check = useCall('v1/basket/check', input, { quiet: true, staleMs: 0 });
  const move = useMutationCall('v1/basket/move', {
    quiet: true,
    invalidates: ['v1/basket/list', 'v1/basket/measure', 'mediaOrder/getById', 'mediaOrder/list'],
    onSuccess: ({ movedItems, conflicts }) => {
      void client.invalidateQueries({ queryKey: queryKeyOf('v1/basket/get', brief) });
      forgetSteps(brief);
      publishNotice({
        kind: 'success',
        title: `已转入 ${movedItems} 项媒体`,
        description: conflicts.length > 0 ? `${conflicts.length} 项因冲突留在方案篮。` : undefined,
      });
      onDone();
      openBasket(false);
      void router.navigate({ href: scheduleHref(orderId) });
    },
  });
  if (check.error)
    return (
      <StateBlock
        kind="section-failed"
        errorText={check.error.message}
        onRetry={() => void check.refetch()}
      />
    );
  if (!check.data) return <StateBlock kind="loading" rows={3} />;
  const { conflicts, freeKeys, version } = check.data;
  const along = conflicts.filter(({ kind }) => movable.includes(kind)).length;
  const count = freeKeys.length + (withConflicts ? along : 0);
  return (
    <div className={styles.checked}>
      <Alert
        type={conflicts.length === 0 ? 'success' : 'warning'}
        showIcon
        title={`${freeKeys.length} 项可转入${conflicts.length > 0 ? `，${conflicts.length} 项有冲突` : ''}`}
      />
      {conflicts.length > 0 && (
        <ul className={styles.conflicts} aria-label="冲突">
          {conflicts.map((conflict) => (
            <ConflictItem
              key={conflict.itemKey}
              conflict={conflict}
              item={view.items.find(({ itemKey }) => itemKey === conflict.itemKey)}
              onChange={apply}
            />
          ))}
        </ul>
      )}
      {along > 0 && (
        <Checkbox checked={withConflicts} onChange={({ target }) => setWithConflicts(target.checked)}>
          档期与同业冲突的 {along} 项一并转入，在订单排期中处理
        </Checkbox>
      )}
      {move.error && <Alert type="error" showIcon title="未能转入" description={move.error.message} />}
      <Button
        type="primary"
        disabled={count === 0 || check.isFetching}
        loading={move.isPending}
        onClick={() => move.mutate({ ...input, version, withConflicts })}
      >
        转入 {count} 项
      </Button>
    </div>
  );
}

export interface MoveDialogProps {
  readonly view: BasketView;
  /** All of the basket when absent. */
  readonly itemKeys: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Moves media into an order that is there, or into a new one. */
export function MoveDialog({ view, itemKeys, onClose }: MoveDialogProps) {
  useReturnFocus();
  const [target, setTarget] = useState<'present' | 'new'>('present');
  const [orderId, setOrderId] = useState(view.briefKind === 'order' ? view.briefId : undefined);
  const items = view.items.filter(({ itemKey }) => itemKeys === undefined || itemKeys.includes(itemKey));
  const order = useNewOrder(view, items, (created) => {
    setOrderId(created);
    setTarget('present');
  });
  return (
    <Modal open title={`转入订单（${items.length} 项媒体）`} footer={null} width={640} onCancel={onClose}>
      <div className={styles.move}>
        <Segmented
          aria-label="转入方式"
          value={target}
          options={[
            { value: 'present', label: '已有订单' },
            { value: 'new', label: '新建订单' },
          ]}
          onChange={setTarget}
        />
        {target === 'new' ? (
          <NewOrderFields order={order} />
        ) : (
          <>
            <OrderSelect value={orderId} onChange={setOrderId} />
            {orderId !== undefined && (
              <CheckedOrder
                key={orderId}
                view={view}
                orderId={orderId}
                itemKeys={itemKeys}
                onDone={onClose}
              />
            )}
          </>
        )}
      </div>
    </Modal>
  );
}
