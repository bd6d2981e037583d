import { useBasket, useBasketChange } from '../../shared/basket/use-basket.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { BasketFigures } from './basket-figures.tsx';
import { BasketGroup } from './basket-group.tsx';
import { groupsOf } from './group-items.ts';

export function BasketContent({
  chosen,
  onChosen,
}: {
  readonly chosen: readonly string[];
  readonly onChosen: (keys: readonly string[]) => void;
}) {
  const { data, error, refetch } = useBasket();
  const { apply } = useBasketChange();
  if (error && data === undefined)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
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
