import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';
import { ReferenceEditor } from '../../../features/order/create/reference-editor.tsx';

const route = '/marketing/order/create/step-2-refer';

/** Step 2 in the reference mode; order, page and chosen schemes live in the address. */
export function ReferencePage() {
  const address = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  return (
    <OrderLoader orderId={address.orderId} page="参考方案">
      {(order, onReload) => (
        <ReferenceEditor
          order={order}
          address={address}
          onAddress={(search) => void navigate({ search, resetScroll: false })}
          onReload={onReload}
        />
      )}
    </OrderLoader>
  );
}
