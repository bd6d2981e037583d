import { createFileRoute } from '@tanstack/react-router';
import { parseCreateAddress } from '../../../../features/order/create/create-address.ts';
import { OrderLoader } from '../../../../features/order/create/order-loader.tsx';
import { ScheduleEditor } from '../../../../features/order/create/schedule-editor.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/create/step-3')({
  staticData: {
    title: '排期与确认',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseCreateAddress,
  component: ScheduleRoute,
});

function ScheduleRoute() {
  const { address, onAddress } = useAddress(Route, { resetScroll: false });
  const { orderId, city, medium } = address;
  return (
    <OrderLoader orderId={orderId} page="排期与确认">
      {(order, onReload) => (
        <ScheduleEditor
          order={order}
          onReload={onReload}
          filter={{ city, medium }}
          onFilter={(filter) => onAddress({ orderId, ...filter })}
        />
      )}
    </OrderLoader>
  );
}
