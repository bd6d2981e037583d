import { useNavigate, useSearch } from '@tanstack/react-router';
import { MediaEditor } from '../../../features/order/create/media-editor.tsx';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';

const route = '/marketing/order/create/step-2-base';

/** Step 2 in the base mode; order and city live in the address. */
export function MediaPage() {
  const address = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  return (
    <OrderLoader orderId={address.orderId}>
      {(order, onReload) => (
        <MediaEditor
          order={order}
          city={address.city}
          onCity={(city) => void navigate({ search: { ...address, city }, replace: true })}
          onReload={onReload}
        />
      )}
    </OrderLoader>
  );
}
