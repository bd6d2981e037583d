import { useLocation } from '@tanstack/react-router';
import { SharedOrderView } from '../../features/order/share/shared-order.tsx';
import styles from '../../features/order/share/share.module.css';

/** What a link shows. Its token stands behind the #, where no request and no log carries it. */
export function SharedOrderPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <main className={styles.page}>
      <SharedOrderView token={token} />
    </main>
  );
}
