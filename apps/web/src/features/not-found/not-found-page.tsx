import { useLocation, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useContext } from 'react';
import { PageFrameContext } from '../../ui/page/page-frame-context.ts';
import styles from './not-found-page.module.css';

/** An address the product does not know. Signed-in users keep the shell around it. */
export function NotFoundPage() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { openSearch } = useContext(PageFrameContext);
  return (
    <section className={styles.page} data-alone={!openSearch || undefined}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>404 页面不存在</h1>
      <p className={styles.path}>
        没有找到 <code>{pathname}</code>。地址可能有误，或该页面已下线。
      </p>
      <div className={styles.actions}>
        <Button onClick={() => router.history.back()}>返回上一页</Button>
        {openSearch && <Button onClick={openSearch}>搜索页面</Button>}
        <Button type="primary" onClick={() => void router.navigate({ to: '/' })}>
          回到发现
        </Button>
      </div>
    </section>
  );
}
