import { orderStateNames, orderStates } from '@ooh/contract/domain/order';
import type { CallOutput } from '@ooh/contract/registry';
import { statesOf, type OrderListAddress } from './order-list-address.ts';
import styles from './state-tabs.module.css';

export interface StateTabsProps {
  readonly counts: CallOutput<'mediaOrder/list'>['stateCounts'] | undefined;
  readonly address: OrderListAddress;
  readonly onChange: (states: string | undefined) => void;
}

/** One button for each state that occurs, with how many orders are in it whatever states are asked for. */
export function StateTabs({ counts, address, onChange }: StateTabsProps) {
  if (!counts || counts.length === 0) return null;
  const chosen = statesOf(address);
  const ordersIn = (state: (typeof orderStates)[number]) =>
    counts.find((count) => count.state === state)?.orders ?? 0;
  const all = counts.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <section className={styles.states} aria-label="按状态查看">
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange(undefined)}>
        全部 <span className="numeric">{all}</span>
      </button>
      {orderStates
        .filter((state) => ordersIn(state) > 0)
        .map((state) => {
          const isOnly = chosen.length === 1 && chosen[0] === state;
          return (
            <button
              key={state}
              type="button"
              aria-pressed={isOnly}
              onClick={() => onChange(isOnly ? undefined : state)}
            >
              {orderStateNames[state]} <span className="numeric">{ordersIn(state)}</span>
            </button>
          );
        })}
    </section>
  );
}
