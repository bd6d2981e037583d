import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { useBasket, useMayCollect } from '../../shared/basket/use-basket.ts';
import { orderFlagOfMix } from './order-flag.ts';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { useDraft } from '../../shared/strategy-draft/use-draft.ts';
import { itemsOf, mostOrderRows, rowsOf } from './order-of-mix.ts';
import { OrderDialog } from './order-dialog.tsx';
import { savedMix } from './saved-mix.ts';
import { sentMix } from './sent-mix.ts';
import styles from './combination.module.css';
import type { OrderedMix } from './use-order-of-mix.ts';

/** One with `combinationId` is stored already; its draft takes what is saved or ordered. */
type MixActionsProps = OrderedMix;

function SaveButton(mix: MixActionsProps) {
  const strategy = useDraft(mix.draftId);
  const [name, setName] = useState(mix.name);
  const [isOpen, setOpen] = useState(false);
  const save = useMutationCall('v1/combinations/save', {
    onSuccess: (row) => {
      setOpen(false);
      notifyBriefly({ kind: 'success', title: '组合已保存', description: row.name });
      if (strategy.draft !== undefined) {
        const combinationIds = [...strategy.draft.combinationIds, row.combinationId].slice(-20);
        void strategy.save({ combinationIds, chosenCombinationId: row.combinationId });
      }
    },
  });
  const store = () => save.mutate(savedMix({ ...mix, name }));
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      content={
        <div className={styles.form}>
          <Input
            aria-label="组合名称"
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="primary" disabled={name.trim() === ''} loading={save.isPending} onClick={store}>
            保存
          </Button>
        </div>
      }
    >
      <Button>{strategy.draft === undefined ? '保存组合' : '保存并写入草稿'}</Button>
    </Popover>
  );
}

/** What one does with a combination: keep it, order it, collect it. */
export function MixActions(props: MixActionsProps) {
  const { name, brief, lots, combinationId } = props;
  const [isOrdering, setOrdering] = useState(false);
  const mayOrder = useAllowed(orderFlagOfMix);
  const mayCollect = useMayCollect();
  const basket = useBasket();
  const put = useMutationCall('v1/basket/change', {
    onSuccess: () => notifyBriefly({ kind: 'success', title: `已放入方案篮 ${rowsOf(lots)} 行` }),
  });
  const rows = rowsOf(lots);
  const collect = () => put.mutate({ ...basket.brief, put: itemsOf(lots, brief) });
  return (
    <div className={styles.actions}>
      {mayOrder && (
        <Button
          type="primary"
          disabled={lots.length === 0 || rows > mostOrderRows}
          onClick={() => setOrdering(true)}
        >
          生成订单
        </Button>
      )}
      {mayCollect && (
        <Button
          disabled={lots.length === 0 || rows > mostCollected}
          title={
            rows > mostCollected
              ? `方案篮一次最多放入 ${mostCollected} 行，本组合 ${rows} 行，请用「生成订单」`
              : undefined
          }
          loading={put.isPending}
          onClick={collect}
        >
          放入方案篮
        </Button>
      )}
      {combinationId === undefined && <SaveButton {...props} />}
      {/* An order with the mix's units, budget and weeks is made by 「生成订单」; a slip would bring the brief alone. */}
      <SendMenu type="default" without={['order']} load={sentMix(name, brief, lots)} />
      {isOrdering && <OrderDialog mix={props} onClose={() => setOrdering(false)} />}
    </div>
  );
}

/** As many rows as the basket takes at once. */
const mostCollected = 200;
