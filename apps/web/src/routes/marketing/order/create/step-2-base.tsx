import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { MediaEditor } from '../../../../features/order/create/media-editor.tsx';
import { OrderLoader } from '../../../../features/order/create/order-loader.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/create/step-2-base')({
  staticData: {
    title: '基础方案',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: MediaRoute,
});

function MediaRoute() {
  const { address, onAddress } = useAddress(Route, { resetScroll: false });
  return (
    <OrderLoader orderId={address.orderId} page="基础方案">
      {(order, onReload) => (
        <MediaEditor order={order} address={address} onAddress={onAddress} onReload={onReload} />
      )}
    </OrderLoader>
  );
}
