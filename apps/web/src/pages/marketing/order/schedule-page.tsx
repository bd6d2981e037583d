import { useSearch } from '@tanstack/react-router';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';
import { ScheduleEditor } from '../../../features/order/create/schedule-editor.tsx';

/** Step 3: days, prices and submission. */
export function SchedulePage() {
  const { orderId } = useSearch({ from: '/marketing/order/create/step-3' });
  return (
    <OrderLoader orderId={orderId}>
      {(order, onReload) => <ScheduleEditor order={order} onReload={onReload} />}
    </OrderLoader>
  );
}
