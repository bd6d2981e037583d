import type { CallOutput } from '@ooh/contract/registry';
import { Button, Drawer, Tag } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { clientName, signInNames } from '../../shared/session/session-words.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AccountDrawerProps } from './profile-drawer.tsx';
import styles from './session-drawer.module.css';

type Session = CallOutput<'v1/session/list'>['sessions'][number];

interface SessionItemProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const name = clientName(session.client);
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <span title={session.client ?? undefined}>
          {name} {session.isOwn && <Tag>本会话</Tag>}
        </span>
        <span className={styles.quiet}>
          {session.address ?? missing} · {signInNames[session.signedInBy]} {formatTime(session.createdAt)}
        </span>
        <span className={styles.quiet}>最近使用 {formatTime(session.lastUsedAt)}</span>
      </div>
      {!session.isOwn && (
        <Button
          size="small"
          danger
          loading={isEnding}
          aria-label={`结束 ${name} ${session.address ?? ''} 的会话`}
          onClick={onEnd}
        >
          结束
        </Button>
      )}
    </li>
  );
}

const idleText = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`;

/** 登录设备: where the account is signed in; what is not one's own is ended here. */
export function SessionDrawer({ isOpen, onClose }: AccountDrawerProps) {
  const list = useCall('v1/session/list', {}, { staleMs: 0, enabled: isOpen });
  const end = useMutationCall('v1/session/end', {
    onSuccess: ({ endedSessions }) =>
      notifyBriefly({ kind: 'success', title: `已结束 ${endedSessions} 个会话` }),
  });
  const { data } = list;
  const others = data?.sessions.filter(({ isOwn }) => !isOwn).length ?? 0;
  return (
    <Drawer title="登录设备" size={480} open={isOpen} onClose={onClose} destroyOnHidden>
      {list.error && (
        <StateBlock kind="section-failed" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {!list.error && data === undefined && <StateBlock kind="loading" rows={4} />}
      {data && (
        <>
          <p className={styles.quiet}>
            {data.idleMinutes === null
              ? '会话在到期或退出登录时结束。'
              : `会话连续 ${idleText(data.idleMinutes)} 未使用即结束。`}
            不认识的会话请结束，并修改密码。
          </p>
          <ul className={styles.sessions} aria-label="有效会话">
            {data.sessions.map((session) => (
              <SessionItem
                key={session.sessionId}
                session={session}
                isEnding={end.isPending && end.variables?.sessionId === session.sessionId}
                onEnd={() => end.mutate({ sessionId: session.sessionId })}
              />
            ))}
          </ul>
          {others > 1 && (
            <Button
              block
              danger
              loading={end.isPending && end.variables?.sessionId === 'others'}
              onClick={() => end.mutate({ sessionId: 'others' })}
            >
              结束其他 {others} 个会话
            </Button>
          )}
        </>
      )}
    </Drawer>
  );
}
