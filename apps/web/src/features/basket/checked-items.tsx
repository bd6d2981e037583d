import type { BasketConflict, BasketView } from '@ooh/contract/domain/basket';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../api/call-types.ts';
import { useBasketChange } from '../../shared/basket/use-basket.ts';
import { keepFocus } from '../../ui/page/keep-focus.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import styles from './basket.module.css';
import { ConflictItem } from './conflict-item.tsx';

interface Check {
  readonly data?:
    | { readonly freeKeys: readonly string[]; readonly conflicts: readonly BasketConflict[] }
    | undefined;
  readonly error: CallFailure | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface CheckedItemsProps {
  readonly view: BasketView;
  readonly check: Check;
  /** Conflicts that go along with what is free. */
  readonly along?: number;
  readonly move: { readonly error: CallFailure | null; readonly isPending: boolean };
  readonly onMove: () => void;
  /** Beside the conflicts, for what may be chosen about them. */
  readonly children?: ReactNode;
}

/** Items of a basket that can be moved, and those that cannot, with reasons and remedies. */
export function CheckedItems({ view, check, along = 0, move, onMove, children }: CheckedItemsProps) {
  const { apply } = useBasketChange();
  if (check.error || !check.data)
    return <SectionPending error={check.error} onRetry={() => void check.refetch()} rows={3} />;
  const { conflicts, freeKeys } = check.data;
  const count = freeKeys.length + along;
  return (
    <div ref={keepFocus} className={styles.checked}>
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
      {children}
      {move.error && <Alert type="error" showIcon title="未能转入" description={move.error.message} />}
      <Button
        type="primary"
        disabled={count === 0 || check.isFetching}
        loading={move.isPending}
        onClick={onMove}
      >
        转入 {count} 项
      </Button>
    </div>
  );
}
