import { useCall } from '../../api/use-call.ts';
import styles from './unread-count.module.css';

/** How many documents of the standards wait for the user; nothing where none does. */
export function UnreadCount() {
  const { data } = useCall('v1/content/list', {});
  if (!data || data.unread === 0) return null;
  return (
    <span className={styles.count} title={`${data.unread} 份标准待阅读`}>
      {data.unread}
      <span className="visually-hidden"> 份标准待阅读</span>
    </span>
  );
}
