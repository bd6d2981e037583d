import { certain } from '@ooh/contract/core/certain';
import { Alert, Button, Drawer, Popconfirm, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { maxCompared } from '../../shared/compare/most-compared.ts';
import {
  chooseBrief,
  nameOfBrief,
  openBasket,
  useBasketState,
  type BasketBrief,
} from '../../shared/basket/basket-store.ts';
import { useBasket, useBasketChange } from '../../shared/basket/use-basket.ts';
import { keepFocus } from '../../ui/page/keep-focus.ts';
import { BasketCompare } from './basket-compare.tsx';
import { BasketTotals } from './basket-totals.tsx';
import styles from './basket.module.css';
import { MoveDialog, useMayPlan } from './move-dialog.tsx';
import { BasketContent } from './basket-content.tsx';

const kindNames = { free: '', plan: '方案 · ', order: '订单 · ' } as const;

/** Whose basket it is: those with content, the present one, and the one for nothing in particular. */
function BriefSelect({ brief, briefName }: { readonly brief: BasketBrief; readonly briefName: string }) {
  const { data = [] } = useCall('v1/basket/list', {});
  const options = new Map([
    ['free/', { label: '通用方案篮', brief: { briefKind: 'free', briefId: '' } as BasketBrief }],
    ...data.map(
      ({ briefKind, briefId, briefName: name, items }) =>
        [
          nameOfBrief({ briefKind, briefId }),
          { label: `${kindNames[briefKind]}${name}（${items}）`, brief: { briefKind, briefId } },
        ] as const,
    ),
  ]);
  const own = nameOfBrief(brief);
  if (!options.has(own)) options.set(own, { label: `${kindNames[brief.briefKind]}${briefName}`, brief });
  return (
    <Select
      className={styles.brief}
      aria-label="方案篮归属"
      value={own}
      options={[...options].map(([value, { label }]) => ({ value, label }))}
      onChange={(value) => chooseBrief(certain(options.get(value), 'choice of a basket', value).brief)}
    />
  );
}

/** What has been collected: edited, measured, compared and moved into an order or a plan, over the right edge of any screen. */
export function BasketDrawer() {
  const isOpen = useBasketState((state) => state.isOpen);
  const { brief, data } = useBasket();
  const { apply, undo, canUndo } = useBasketChange();
  const mayPlan = useMayPlan();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<'compare' | 'move'>();
  const items = data?.items ?? [];
  const chosen = picked.filter((key) => items.some(({ itemKey }) => itemKey === key));
  const gone = items.filter(({ state }) => state === 'gone').length;
  const compared = items.filter(({ itemKey }) => chosen.includes(itemKey));
  const isComparable = compared.length >= 2 && compared.length <= maxCompared;
  return (
    <Drawer
      open={isOpen}
      onClose={() => openBasket(false)}
      size={480}
      mask={false}
      title="方案篮"
      styles={{ footer: { paddingInline: 24 } }}
      extra={
        <Button size="small" disabled={!canUndo} onClick={undo}>
          撤销
        </Button>
      }
      footer={
        data !== undefined && (
          <>
            <BasketTotals view={data} />
            <div className={styles.actions}>
              <Popconfirm
                title={`清空全部 ${items.length} 项媒体？可撤销。`}
                okText="清空"
                cancelText="返回"
                onConfirm={() => apply({ put: [], remove: items.map(({ itemKey }) => itemKey) })}
              >
                <Button disabled={items.length === 0}>清空</Button>
              </Popconfirm>
              <Button
                disabled={!isComparable}
                title={isComparable ? undefined : `勾选 2 至 ${maxCompared} 项进行对比`}
                onClick={() => setDialog('compare')}
              >
                对比{chosen.length > 0 && `（${chosen.length}）`}
              </Button>
              <Button type="primary" disabled={items.length === 0} onClick={() => setDialog('move')}>
                {mayPlan ? '转入订单或方案' : '转入订单'}
                {chosen.length > 0 && `（${chosen.length}）`}
              </Button>
            </div>
          </>
        )
      }
    >
      <div ref={keepFocus} className={styles.content}>
        <BriefSelect brief={brief} briefName={data?.briefName ?? ''} />
        {gone > 0 && <Alert type="warning" showIcon title={`${gone} 项已不在售，转入前请移除`} />}
        <BasketContent chosen={chosen} onChosen={setPicked} />
      </div>
      {dialog === 'compare' && isComparable && (
        <BasketCompare items={compared} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'move' && data !== undefined && (
        <MoveDialog
          view={data}
          itemKeys={chosen.length > 0 ? chosen : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Drawer>
  );
}
