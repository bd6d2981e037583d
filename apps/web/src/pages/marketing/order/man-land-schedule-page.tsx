import { useNavigate, useSearch } from '@tanstack/react-router';
import { OrderLoader } from '../../../features/order/create/order-loader.tsx';
import { ScheduleEditor } from '../../../features/order/create/schedule-editor.tsx';
import { MatchPanel } from '../../../features/order/man-land/match-panel.tsx';

const route = '/marketing/order/create/step-3-man-land';

/** Step 3 of people matched with places: the matrix, then days, prices and submission. */
export function ManLandSchedulePage() {
  const address = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  return (
    <OrderLoader orderId={address.orderId}>
      {(order, onReload) => (
        <ScheduleEditor order={order} onReload={onReload}>
          {({ apply, isBusy, isEditable }) => (
            <MatchPanel
              order={order}
              address={address}
              onAddress={(search) => void navigate({ search, resetScroll: false })}
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
