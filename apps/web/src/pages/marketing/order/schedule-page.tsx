import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';
import { ScheduleEditor } from '../../../features/order/create/schedule-editor.tsx';

const route = '/marketing/order/create/step-3';

/** Step 3: days, prices and submission; order and filters live in the address. */
export function SchedulePage() {
  const { orderId, city, medium } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  return (
    <OrderLoader orderId={orderId} page="排期与确认">
      {(order, onReload) => (
        <ScheduleEditor
          order={order}
          onReload={onReload}
          filter={{ city, medium }}
          onFilter={(filter) => void navigate({ search: { orderId, ...filter }, resetScroll: false })}
        />
      )}
    </OrderLoader>
  );
}
