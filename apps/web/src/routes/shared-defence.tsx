import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SharedDefence } from '../shared/defence/shared-defence.tsx';
import styles from '../features/order/share/share.module.css';

export const Route = createFileRoute('/shared-defence')({
  staticData: { title: '方案陈述分享', layout: 'blank', noAuth: true },
  component: SharedDefenceRoute,
});

/** What a link shows. Its token stands behind the #, where no request and no log carries it. */
function SharedDefenceRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <main className={styles.page}>
      <SharedDefence token={token} />
    </main>
  );
}
