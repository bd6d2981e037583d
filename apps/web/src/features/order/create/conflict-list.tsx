import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem } from '@ooh/contract/domain/media-order';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import { remediesOf, withRemedy, type Remedy } from './apply-conflict.ts';
import styles from './create.module.css';
import { ReplaceDialog, type OnItems } from './replace-dialog.tsx';

export interface ConflictListProps {
  readonly orderId: string;
  readonly items: readonly OrderItem[];
  readonly conflicts: readonly OrderConflict[];
  readonly isBusy: boolean;
  readonly onItems: OnItems;
}

const kindNames = { taken: '档期不足', rival: '同业排斥', gone: '不在售' } as const;

function remedyText(remedy: Remedy, { replacement, nextFree, freeUnits }: OrderConflict): string {
  switch (remedy) {
    case 'replace':
      return `替换为 ${replacement && unitTitle(replacement)}（${unitPriceText(replacement?.priceFen, replacement?.priceDays)}，空 ${replacement?.freeUnits}）`;
    case 'move':
      return `改期至 ${nextFree?.startDate} 至 ${nextFree?.endDate}`;
    case 'reduce':
      return `数量减至 ${freeUnits}`;
    case 'remove':
      return '移除';
  }
}

/** What cannot be had as it is, each line with its ways out. */
export function ConflictList({ orderId, items, conflicts, isBusy, onItems }: ConflictListProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  if (conflicts.length === 0) return null;
  const blocked = new Set(conflicts.map(({ itemId }) => itemId));
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts-title">
      <Alert
        type="warning"
        showIcon
        title={<span id="conflicts-title">{`${conflicts.length} 行媒体有冲突`}</span>}
        description="占用方不予显示；替换为同城市、同形式、价格最接近的空位。"
        action={
          <Button type="primary" disabled={isBusy} onClick={() => setIsReplacing(true)}>
            批量替换（{conflicts.length}）
          </Button>
        }
      />
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.itemId}>
            <b>{kindNames[conflict.kind]}</b>
            <span>{conflict.message}</span>
            <span className={styles.remedies}>
              {remediesOf(conflict).map((remedy) => (
                <Button
                  key={remedy}
                  size="small"
                  danger={remedy === 'remove'}
                  disabled={isBusy}
                  aria-label={`${unitTitle(conflict)}：${remedyText(remedy, conflict)}`}
                  onClick={() => onItems(withRemedy(items, conflict, remedy))}
                >
                  {remedyText(remedy, conflict)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {isReplacing && (
        <ReplaceDialog
          orderId={orderId}
          items={items}
          lines={items.filter(({ itemId }) => blocked.has(itemId))}
          isBusy={isBusy}
          onItems={onItems}
          onClose={() => setIsReplacing(false)}
        />
      )}
    </section>
  );
}
