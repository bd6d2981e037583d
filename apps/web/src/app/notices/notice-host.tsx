import { notification } from 'antd';
import { useEffect } from 'react';
import { noticeDurationMs, presentNotices, type Notice } from '../../api/notice.ts';
import styles from './notice-host.module.css';

const successDurationMs = 4000;

const usualDurationMs = (kind: Notice['kind']) => (kind === 'success' ? successDurationMs : noticeDurationMs);

/** Shows published notices at the top right, own success messages at the bottom left. They close by themselves unless set to
 * stay, and remain while hovered. */
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
      presentNotices(({ kind, title, description, durationMs = usualDurationMs(kind), action }) => {
        notices.open({
          // A notice that stays until closed is replaced by the next of the same title, never repeated beside it.
          key: durationMs === null ? title : undefined,
          type: kind,
          // Of one's own success a word is enough, where it covers no button.
          placement: kind === 'success' ? 'bottomLeft' : 'topRight',
          title,
          description,
          duration: durationMs === null ? false : durationMs / 1000,
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
