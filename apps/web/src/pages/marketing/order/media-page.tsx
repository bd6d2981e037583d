import { useNavigate, useSearch } from '@tanstack/react-router';
import { MediaEditor } from '../../../features/order/create/media-editor.tsx';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';

const route = '/marketing/order/create/step-2-base';

/** Step 2 in the base mode; order, city and filters live in the address. */
export function MediaPage() {
  const address = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  return (
    <OrderLoader orderId={address.orderId} page="基础方案">
      {(order, onReload) => (
        <MediaEditor
          order={order}
          address={address}
          onAddress={(search) => void navigate({ search, resetScroll: false })}
          onReload={onReload}
        />
      )}
    </OrderLoader>
  );
}
