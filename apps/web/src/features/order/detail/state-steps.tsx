import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { orderStateNames } from '@ooh/contract/domain/order';
import { formatTime } from '../../../ui/figure/format-time.ts';
import styles from './state-steps.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { prepareSteps } from './prepare-steps.ts';

/** The way of the order from draft to close: what is done and when, where it stands, what is to come. */
export function StateSteps({ order }: { readonly order: OrderOutput }) {
  const steps = prepareSteps(order.row.state, order.events);
  return (
    <ol className={styles.steps} aria-label="订单进度">
      {steps.map(({ state, kind, at }) => (
        <li key={state} data-kind={kind} aria-current={kind === 'current' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {kind === 'done' && <CheckOutlined />}
            {kind === 'stopped' && <CloseOutlined />}
          </span>
          <span className={styles.stepName}>
            {orderStateNames[state]}
            {kind === 'done' && <span className="visually-hidden">，已完成</span>}
          </span>
          {at !== null && <small className="numeric">{formatTime(at)}</small>}
        </li>
      ))}
    </ol>
  );
}
