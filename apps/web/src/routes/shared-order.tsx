import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SharedOrderView } from '../features/order/share/shared-order.tsx';
import { sharedList } from '../features/order/share/shared-address.ts';
import styles from '../features/order/share/share.module.css';

export const Route = createFileRoute('/shared-order')({
  staticData: { title: '订单分享', layout: 'blank', noAuth: true },
  validateSearch: sharedList.parse,
  component: SharedOrderRoute,
});

/** What a link shows. Its token stands behind the #, where no request and no log carries it. */
function SharedOrderRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <main className={styles.page}>
      <SharedOrderView
        token={token}
        address={address}
        onAddress={(search) => void navigate({ search, hash: true, resetScroll: false })}
      />
    </main>
  );
}
