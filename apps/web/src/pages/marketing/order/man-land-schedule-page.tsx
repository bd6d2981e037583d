import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';
import { ScheduleEditor } from '../../../features/order/create/schedule-editor.tsx';
import type { ManLandAddress } from '../../../features/order/man-land/man-land-address.ts';
import { MatchPanel } from '../../../features/order/man-land/match-panel.tsx';

const route = '/marketing/order/create/step-3-man-land';

/** Step 3 of people matched with places: the matrix, then days, prices and submission. */
export function ManLandSchedulePage() {
  const address = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const onAddress = (search: ManLandAddress) => void navigate({ search, resetScroll: false });
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
