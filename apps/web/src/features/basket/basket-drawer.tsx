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
import { StateBlock } from '../../ui/state/state-block.tsx';
import { BasketCompare } from './basket-compare.tsx';
import { BasketFigures } from './basket-figures.tsx';
import { BasketGroup } from './basket-group.tsx';
import { BasketTotals } from './basket-totals.tsx';
import styles from './basket.module.css';
import { groupsOf } from './group-items.ts';
import { MoveDialog, useMayPlan } from './move-dialog.tsx';

const kindNames = { free: '', plan: '方案 · ', order: '订单 · ' } as const;

/** Whose basket it is: those with content, the present one, and the one for nothing in particular. */
function BriefSelect({ brief, briefName }: { readonly brief: BasketBrief; readonly briefName: string }) {
  const { data = [] } = useCall('v1/basket/list', {}, { quiet: true });
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
      onChange={(value) => chooseBrief(options.get(value)!.brief)}
    />
  );
}

function Content({
  chosen,
  onChosen,
}: {
  readonly chosen: readonly string[];
  readonly onChosen: (keys: readonly string[]) => void;
}) {
  const { data, error, refetch } = useBasket();
  const { apply } = useBasketChange();
  if (error && data === undefined)
    return <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <StateBlock kind="loading" rows={8} />;
  if (data.items.length === 0)
    return (
      <StateBlock
        kind="empty"
        title="方案篮是空的"
        description="在媒体资源、空位明细、可售媒体列表或地图线路卡片上点「方案篮」，即可收集到这里。"
      />
    );
  const change = (keys: readonly string[], isIn: boolean) =>
    onChosen(isIn ? [...chosen, ...keys] : chosen.filter((key) => !keys.includes(key)));
  return (
    <>
      {groupsOf(data.items).map((group) => (
        <BasketGroup key={group.key} group={group} chosen={chosen} onChosen={change} onChange={apply} />
      ))}
      <BasketFigures view={data} />
    </>
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
        <Content chosen={chosen} onChosen={setPicked} />
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
