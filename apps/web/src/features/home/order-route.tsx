import { orderStateNames, type OrderState } from '@ooh/contract/domain/order';
import { orderLife } from '@ooh/contract/domain/order-names';
import styles from './order-route.module.css';

const [width, gap, middle] = [128, 15, 7] as const;
const xOf = (index: number) => 4 + index * gap;

/** The nine states of an order as one line: passed, where it stands, and ahead. */
export function OrderRoute({ state }: { readonly state: OrderState }) {
  const at = (orderLife as readonly OrderState[]).indexOf(state);
  return (
    <svg
      className={styles.route}
      viewBox={`0 0 ${width} 14`}
      width={width}
      height={14}
      role="img"
      aria-label={`第 ${at + 1} 站，共 ${orderLife.length} 站：${orderStateNames[state]}`}
    >
      <path className={styles.ahead} d={`M${xOf(0)} ${middle}H${xOf(orderLife.length - 1)}`} />
      {at > 0 && <path className={styles.passed} d={`M${xOf(0)} ${middle}H${xOf(at)}`} />}
      {orderLife.map((station, index) => (
        <circle
          key={station}
          cx={xOf(index)}
          cy={middle}
          r={index === at ? 4.5 : 2}
          data-kind={index < at ? 'passed' : index === at ? 'current' : 'ahead'}
        />
      ))}
    </svg>
  );
}
