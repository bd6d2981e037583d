import { useSearch } from '@tanstack/react-router';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';
import { ReferenceEditor } from '../../../features/order/create/reference-editor.tsx';

/** Step 2 in the reference mode. */
export function ReferencePage() {
  const { orderId } = useSearch({ from: '/marketing/order/create/step-2-refer' });
  return (
    <OrderLoader orderId={orderId}>
      {(order, onReload) => <ReferenceEditor order={order} onReload={onReload} />}
    </OrderLoader>
  );
}
