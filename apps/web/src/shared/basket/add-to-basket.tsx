import { CheckOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { basketKeyOf, type BasketInput, type ShownUnit } from './basket-changes.ts';
import { useBasket, useBasketChange, useMayCollect } from './use-basket.ts';
import { usualFlight } from './usual-flight.ts';

export interface BasketUnit extends ShownUnit {
  /** Without days it takes those of the brief, or four weeks from next week on. */
  readonly input: Omit<BasketInput, 'startDate' | 'endDate'> & {
    readonly startDate?: string;
    readonly endDate?: string;
  };
}

export interface AddToBasketProps {
  /** What the button speaks of, for example 编号 S-001. */
  readonly name: string;
  readonly units: readonly BasketUnit[];
  /** True shows the sign alone. */
  readonly isCompact?: boolean;
  readonly type?: ButtonProps['type'];
  /** Why nothing can be added. */
  readonly blocked?: string;
}

/** Puts units into the basket or takes them out again; absent for users without orders. */
export function AddToBasket({ name, units, isCompact = false, type = 'default', blocked }: AddToBasketProps) {
  const mayCollect = useMayCollect();
  const { data } = useBasket();
  const { apply } = useBasketChange();
  if (!mayCollect) return null;
  const held = new Set(data?.items.map(({ itemKey }) => itemKey));
  const keys = units.map(({ input }) => basketKeyOf(input));
  const isIn = keys.length > 0 && keys.every((key) => held.has(key));
  const toggle = () => {
    if (isIn) return apply({ put: [], remove: keys });
    const flight = usualFlight(data);
    return apply({
      put: units
        .filter(({ input }) => !held.has(basketKeyOf(input)))
        .map(({ input, ...shown }) => ({
          input: {
            ...input,
            startDate: input.startDate ?? flight.startDate,
            endDate: input.endDate ?? flight.endDate,
          },
          shown,
        })),
      remove: [],
    });
  };
  const isBlocked = !isIn && (blocked !== undefined || units.length === 0);
  return (
    <Button
      size="small"
      type={type}
      icon={isIn ? <CheckOutlined aria-hidden="true" /> : <PlusOutlined aria-hidden="true" />}
      // Begins with what is read on the button; what a click does stands in its title.
      aria-label={`${isIn ? '已加入' : '加入'}方案篮：${name}`}
      aria-pressed={isIn}
      disabled={isBlocked || data === undefined}
      title={isBlocked ? (blocked ?? '没有可加入的媒体') : isIn ? '移出方案篮' : '加入方案篮'}
      onClick={(event) => {
        event.stopPropagation();
        toggle();
      }}
    >
      {isCompact ? null : isIn ? '已加入' : '方案篮'}
    </Button>
  );
}
