import { createFileRoute } from '@tanstack/react-router';
import { parseManLandAddress } from '../../../../features/order/man-land/man-land-address.ts';
import { OrderLoader } from '../../../../features/order/create/order-loader.tsx';
import { ScheduleEditor } from '../../../../features/order/create/schedule-editor.tsx';
import { MatchPanel } from '../../../../features/order/man-land/match-panel.tsx';
import { useAddress } from '../../../../ui/page/use-address.ts';

export const Route = createFileRoute('/marketing/order/create/step-3-man-land')({
  staticData: {
    title: '人地匹配排期',
    layout: 'default',
    auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    tabGroup: '/marketing/order/create',
  },
  validateSearch: parseManLandAddress,
  component: ManLandScheduleRoute,
});

function ManLandScheduleRoute() {
  const { address, onAddress } = useAddress(Route, { resetScroll: false });
  return (
    <OrderLoader orderId={address.orderId} page="人地匹配排期">
      {(order, onReload) => (
        <ScheduleEditor
          order={order}
          onReload={onReload}
          filter={{ city: address.rowsCity, medium: address.rowsMedium }}
          onFilter={({ city, medium }) => onAddress({ ...address, rowsCity: city, rowsMedium: medium })}
        >
          {({ apply, isBusy, isEditable }) => (
            <MatchPanel
              order={order}
              address={address}
              onAddress={onAddress}
              isBusy={isBusy}
              isEditable={isEditable}
              onItems={apply}
            />
          )}
        </ScheduleEditor>
      )}
    </OrderLoader>
  );
}
