import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { formatTime } from '../../ui/figure/format-time.ts';
import { forgetNotices, markNoticesRead, useNoticeHistory, useUnreadNotices } from './notice-history.ts';
import styles from './notice-menu.module.css';

function NoticeList() {
  const past = useNoticeHistory();
  if (past.length === 0) return <p className={styles.none}>本次登录还没有通知</p>;
  return (
    <>
      <ul className={styles.list}>
        {past.map(({ id, notice, at }) => (
          <li key={id} className={styles.notice} data-kind={notice.kind}>
            <p className={styles.title}>{notice.title}</p>
            {notice.description !== undefined && <p className={styles.description}>{notice.description}</p>}
            <time className={styles.time} dateTime={at.toISOString()}>
              {formatTime(at.toISOString())}
            </time>
          </li>
        ))}
      </ul>
      <Button size="small" type="text" onClick={forgetNotices}>
        清空
      </Button>
    </>
  );
}

/** 通知: what was shown in the corner during this visit. */
export function NoticeMenu() {
  const unread = useUnreadNotices();
  const label = unread > 0 ? `通知，${unread} 条未读` : '通知';
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="通知"
      content={<NoticeList />}
      onOpenChange={(isOpen) => isOpen && markNoticesRead()}
    >
      <Button
        type="text"
        aria-label={label}
        icon={
          <Badge count={unread} size="small" overflowCount={9}>
            <BellOutlined aria-hidden="true" />
          </Badge>
        }
      />
    </Popover>
  );
}
