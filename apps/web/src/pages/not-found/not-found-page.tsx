import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useSession } from '../../session/use-session.ts';
import styles from './not-found-page.module.css';

/** An address the product does not know. Signed-in users keep the shell around it. */
export function NotFoundPage() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isSignedIn = useSession((session) => session.token !== null);
  return (
    <section className={styles.page} data-alone={!isSignedIn || undefined}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>404 页面不存在</h1>
      <p className={styles.path}>
        没有找到 <code>{pathname}</code>。地址可能有误，或该页面已下线。
      </p>
      <div className={styles.actions}>
        <Button onClick={() => router.history.back()}>返回上一页</Button>
        <Link to="/">
          <Button type="primary" tabIndex={-1}>
            回到发现
          </Button>
        </Link>
      </div>
    </section>
  );
}
