import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { markNoticesRead, useUnreadNotices } from './notice-history.ts';

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));

const everyMs = 120_000;
/** More than so many are shown as 「9+」, and read out so too: what is seen is part of the name. */
const mostCounted = 9;

/** 通知: what concerns the user, and what was shown in the corner during this visit. */
export function NoticeMenu() {
  const [isOpen, setOpen] = useState(false);
  const notices = useCall('v1/notices/list', {});
  const read = useMutationCall('v1/notices/read');
  const unread = useUnreadNotices() + (notices.data?.unread ?? 0);
  const shown = unread > mostCounted ? `${mostCounted}+` : String(unread);
  const label = unread > 0 ? `通知，${shown} 条未读` : '通知';
  const { refetch } = notices;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), everyMs);
    return () => clearInterval(timer);
  }, [refetch]);
  const change = (opens: boolean) => {
    setOpen(opens);
    // Read is what was there to be read; it stays marked while the list is open.
    if (opens) markNoticesRead();
    else if (notices.data !== undefined && notices.data.unread > 0)
      read.mutate({ until: notices.data.rows[0].at });
  };
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="通知"
      open={isOpen}
      content={
        <Suspense>
          <NoticeList notices={notices.data} onOpen={() => change(false)} />
        </Suspense>
      }
      onOpenChange={change}
    >
      <Button
        type="text"
        aria-label={label}
        icon={
          <Badge count={unread} size="small" overflowCount={mostCounted}>
            <BellOutlined aria-hidden="true" />
          </Badge>
        }
      />
    </Popover>
  );
}
