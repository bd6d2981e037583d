import type { OrderRow } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { OrderBoard } from './order-board.tsx';
import { OrderCalendar } from './order-calendar.tsx';
import { maxShown } from './order-list-address.ts';
import styles from './order-list.module.css';

type List = CallOutput<'mediaOrder/list'>;

interface PicturedProps {
  readonly view: 'board' | 'calendar';
  readonly list: List;
  readonly today: string;
  readonly onOpen: (order: OrderRow) => void;
}

/** Board or calendar, with a word on what did not fit in. */
export function PicturedOrders({ view, list, today, onOpen }: PicturedProps) {
  return (
    <>
      {list.total > maxShown && (
        <p className={styles.hint}>
          共 {list.total} 个订单，此处显示排序最前的 {maxShown} 个；缩小筛选范围可看到其余订单。
        </p>
      )}
      {view === 'board' ? (
        <OrderBoard
          orders={list.rows}
          today={today}
          countOf={(state) => list.stateCounts.find((count) => count.state === state)?.orders ?? 0}
        />
      ) : (
        <OrderCalendar orders={list.rows} today={today} onOpen={onOpen} />
      )}
    </>
  );
}
