import { notification } from 'antd';
import { useEffect } from 'react';
import { presentNotices } from '../../api/notice.ts';
import styles from './notice-host.module.css';

/** Shows published notices at the top right, own success messages at the bottom left. They close after their
 * duration if they have one, and remain while hovered. */
export function NoticeHost() {
  const [notices, holder] = notification.useNotification({
    placement: 'topRight',
    top: 56,
    pauseOnHover: true,
    maxCount: 8,
    stack: { threshold: 4 },
  });
  useEffect(
    () =>
      presentNotices(({ kind, title, description, durationMs, action }) => {
        notices.open({
          // A notice that stays until closed is replaced by the next of the same title, never repeated beside it.
          key: durationMs === undefined ? title : undefined,
          type: kind,
          // Of one's own success a word is enough, where it covers no button.
          placement: kind === 'success' ? 'bottomLeft' : 'topRight',
          title,
          description,
          duration: durationMs === undefined ? false : durationMs / 1000,
          role: kind === 'error' ? 'alert' : 'status',
          actions: action && (
            <button type="button" className={styles.action} onClick={action.run}>
              {action.label}
            </button>
          ),
        });
      }),
    [notices],
  );
  return holder;
}
