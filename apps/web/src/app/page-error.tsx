import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasChunkFailed } from './chunk-failure.ts';
import { failLoadingBar } from './loading-bar.ts';
import styles from './page-error.module.css';

/**
 * Stands in for a page that threw; the shell around it goes on working. It loads nothing itself, because a
 * part that could not be loaded is one of the errors it shows.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(failLoadingBar, []);
  const message = error instanceof Error ? error.message : String(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (hasChunkFailed()) {
    return (
      <section className={styles.failure} role="alert">
        <h1>页面未能加载</h1>
        <p className={styles.message}>有新版本发布，刷新后即可继续；其他已打开的页面不受影响。</p>
        <button type="button" className={styles.retry} onClick={() => location.reload()}>
          立即刷新
        </button>
      </section>
    );
  }
  return (
    <section className={styles.failure} role="alert">
      <h1>页面出错了</h1>
      <p className={styles.message}>{message}</p>
      <p className={styles.actions}>
        <button type="button" className={styles.retry} onClick={retry}>
          重试
        </button>
        <button
          type="button"
          className={styles.plain}
          onClick={() => void navigator.clipboard.writeText(message)}
        >
          复制错误信息
        </button>
      </p>
    </section>
  );
}
