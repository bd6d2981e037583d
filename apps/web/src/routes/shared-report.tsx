import { createFileRoute, useLocation } from '@tanstack/react-router';
import { SharedReport } from '../features/order/share/shared-report.tsx';
import styles from '../features/order/share/share.module.css';

export const Route = createFileRoute('/shared-report')({
  staticData: { title: '结案报告分享', layout: 'blank', noAuth: true },
  component: SharedReportRoute,
});

/** What a link shows. Its token stands behind the #, where no request and no log carries it. */
function SharedReportRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <main className={styles.page}>
      <SharedReport token={token} />
    </main>
  );
}
