import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SharedOrderView } from '../features/order/share/shared-order.tsx';
import styles from '../features/order/share/share.module.css';

export const Route = createFileRoute('/shared-order')({
  staticData: { title: '订单分享', layout: 'blank', noAuth: true },
  component: SharedOrderRoute,
});

/** What a link shows. Its token stands behind the #, where no request and no log carries it. */
function SharedOrderRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <main className={styles.page}>
      <SharedOrderView token={token} />
    </main>
  );
}
