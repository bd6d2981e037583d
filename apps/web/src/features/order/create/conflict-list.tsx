import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { Alert, Button } from 'antd';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import { remediesOf, withRemedy, withReplacements, type Remedy } from './apply-conflict.ts';
import styles from './create.module.css';

export interface ConflictListProps {
  readonly items: readonly OrderItem[];
  readonly conflicts: readonly OrderConflict[];
  readonly isBusy: boolean;
  readonly onItems: (items: OrderItemInput[]) => void;
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
export function ConflictList({ items, conflicts, isBusy, onItems }: ConflictListProps) {
  if (conflicts.length === 0) return null;
  const replaceable = withReplacements(items, conflicts);
  return (
    <section className={styles.conflicts} aria-labelledby="conflicts-title">
      <Alert
        type="warning"
        showIcon
        title={<span id="conflicts-title">{`${conflicts.length} 行媒体有冲突`}</span>}
        description="占用方不予显示；替换为同城市、同形式、价格最接近的空位。"
        action={
          replaceable.replaced > 0 && (
            <Button type="primary" disabled={isBusy} onClick={() => onItems(replaceable.items)}>
              一键替换（{replaceable.replaced}）
            </Button>
          )
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
    </section>
  );
}
