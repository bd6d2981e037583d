import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { BasketConflict, BasketItem } from '@ooh/contract/domain/basket';
import { Button } from 'antd';
import { putOf, type BasketChange } from '../../shared/basket/basket-changes.ts';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import { useId } from 'react';
import styles from './basket.module.css';
import { boughtUnit } from '../../shared/order/bought-unit.ts';

const kindNames: Record<BasketConflict['kind'], string> = {
  taken: '档期',
  rival: '同业',
  gone: '不在售',
  short: '数量',
  outside: '范围',
  double: '重复',
};

/** The item as the nearest unit of a like price would take its place. */
function replaced(item: BasketItem, { replacement }: BasketConflict): BasketChange | undefined {
  if (replacement === null || replacement.freeUnits === 0) return undefined;
  const { faceId: _face, lineId: _line, deck: _deck, ...rest } = putOf(item).input;
  const quantity = Math.min(item.quantity, replacement.freeUnits);
  const shown = { ...putOf(item).shown, unitName: replacement.unitName };
  return {
    put: [{ input: { ...rest, ...boughtUnit(replacement), quantity }, shown }],
    remove: [item.itemKey],
  };
}

export interface ConflictItemProps {
  readonly conflict: BasketConflict;
  readonly item: BasketItem | undefined;
  readonly onChange: (change: BasketChange) => void;
}

/** A conflict with the ways out of it: another unit, other days, or none. */
export function ConflictItem({ conflict, item, onChange }: ConflictItemProps) {
  const { kind, message, nextFree, replacement } = conflict;
  const messageId = useId();
  const change = item && replaced(item, conflict);
  const later = (own: BasketItem, days: NonNullable<typeof nextFree>): BasketChange => {
    const { input, shown } = putOf(own);
    return { put: [{ input: { ...input, ...days }, shown }], remove: [] };
  };
  return (
    <li className={styles.conflict}>
      <p id={messageId}>
        <b>{kindNames[kind]}</b> {message}
      </p>
      {item && (
        <div className={styles.remedies}>
          {change && replacement && (
            <Button size="small" aria-describedby={messageId} onClick={() => onChange(change)}>
              替换为 {unitTitle(replacement)}（{unitPriceText(replacement.priceFen, replacement.priceDays)}）
            </Button>
          )}
          {nextFree && (
            <Button size="small" aria-describedby={messageId} onClick={() => onChange(later(item, nextFree))}>
              改期至 {nextFree.startDate}
            </Button>
          )}
          <Button
            size="small"
            aria-label={`移除 ${unitTitle(item)}`}
            onClick={() => onChange({ put: [], remove: [conflict.itemKey] })}
          >
            移除
          </Button>
        </div>
      )}
    </li>
  );
}
