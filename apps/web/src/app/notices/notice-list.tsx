import { Button } from 'antd';
import type { CallOutput } from '../../api/call-types.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { forgetNotices, useNoticeHistory } from './notice-history.ts';
import styles from './notice-menu.module.css';
import { noticeWords } from './notice-words.ts';

interface NoticeListProps {
  readonly notices: CallOutput<'v1/notices/list'> | undefined;
  readonly onOpen: () => void;
}

/** What concerns the user, the newest first; then what was shown in the corner during this visit. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const past = useNoticeHistory();
  const rows = notices?.rows ?? [];
  if (rows.length === 0 && past.length === 0)
    return <p className={styles.none}>近三十天没有与您有关的通知</p>;
  return (
    <>
      <ul className={styles.list} aria-label="通知">
        {past.map(({ id, notice, at }) => (
          <li key={id} className={styles.notice} data-kind={notice.kind}>
            <p className={styles.title}>{notice.title}</p>
            {notice.description !== undefined && <p className={styles.description}>{notice.description}</p>}
            <time className={styles.time} dateTime={at.toISOString()}>
              {formatTime(at.toISOString())}
            </time>
          </li>
        ))}
        {rows.map((notice) => {
          const { title, description, href, tone } = noticeWords(notice);
          return (
            <li key={notice.noticeId} className={styles.notice} data-kind={tone}>
              {/* The list would hide the page that a notice leads to. */}
              <p className={styles.title} onClickCapture={onOpen}>
                {href === null ? title : <HrefLink href={href}>{title}</HrefLink>}
                {notice.isUnread && <span className={styles.unread}>未读</span>}
              </p>
              {description !== null && <p className={styles.description}>{description}</p>}
              <time className={styles.time} dateTime={notice.at}>
                {formatTime(notice.at)}
              </time>
            </li>
          );
        })}
      </ul>
      {past.length > 0 && (
        <Button size="small" type="text" onClick={forgetNotices}>
          清空本次登录的提示
        </Button>
      )}
    </>
  );
}
