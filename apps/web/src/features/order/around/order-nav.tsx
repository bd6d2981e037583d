import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { OrderState } from '@ooh/contract/domain/order';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { useReachable } from '../../../ui/page/use-reachable.ts';
import { evaluationPath } from '../../../shared/order/order-addresses.ts';
import {
  groupOf,
  isTab,
  orderPartGroups,
  orderPartNames,
  partHref,
  type OrderPart,
  type PartFilter,
} from './order-nav.ts';
import styles from './order-nav.module.css';

/** States of orders whose effect can be appraised. */
const appraisedStates: readonly OrderState[] = ['running', 'ended', 'closed'];

export interface OrderNavProps {
  readonly order: Pick<OrderRow, 'orderId' | 'mode' | 'state'>;
  readonly current: OrderPart;
  readonly filter?: PartFilter;
  /** In a panel on a map, where it is narrow. */
  readonly isSlim?: boolean;
}

function useOffered({ mode, state }: OrderNavProps['order']) {
  const isReachable = useReachable();
  return (part: OrderPart): boolean => {
    if (part === 'man-land') return mode === 'man-land';
    if (part === 'evaluation') return appraisedStates.includes(state) && isReachable(evaluationPath);
    return true;
  };
}

/** The way to everything about one order: four groups, and the parts of the one that is open. */
export function OrderNav({ order, current, filter, isSlim = false }: OrderNavProps) {
  const isOffered = useOffered(order);
  const open = groupOf(current);
  const link = (part: OrderPart, text: string, mark: 'page' | 'true' | undefined) => (
    <HrefLink
      key={part}
      href={partHref(part, order, filter)}
      keepsScroll={isTab(current) && isTab(part)}
      aria-current={mark}
    >
      {text}
    </HrefLink>
  );
  return (
    <nav className={isSlim ? styles.slim : styles.nav} aria-label="订单内容">
      <div className={styles.groups}>
        {orderPartGroups.map((group) =>
          link(group.parts[0], group.name, group === open ? 'true' : undefined),
        )}
      </div>
      {open && (
        <div className={styles.parts}>
          {open.parts
            .filter(isOffered)
            .map((part) => link(part, orderPartNames[part], part === current ? 'page' : undefined))}
        </div>
      )}
    </nav>
  );
}
