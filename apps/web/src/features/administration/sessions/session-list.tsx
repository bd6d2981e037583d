import type { CallOutput } from '@ooh/contract/registry';
import { Button, Select, Tag } from 'antd';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { clientName, endReasons, signInNames } from '../../../shared/session/session-words.ts';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';
import { sessionList, type SessionAddress } from '../administration-lists.ts';

type Session = CallOutput<'v1/admin/sessions/list'>['rows'][number];

const states = [
  { value: 'active', label: '有效' },
  { value: 'ended', label: '已结束' },
  { value: 'all', label: '全部' },
] as const;

function StateCell({ session }: { readonly session: Session }) {
  const { endedAt, endedReason, isOwn } = session;
  if (endedAt === null)
    return (
      <span className={cells.actions}>
        <StatusTag tone="success" text="有效" />
        {isOwn && <Tag>本会话</Tag>}
      </span>
    );
  return (
    <div className={cells.lines}>
      <StatusTag tone="neutral" text={endReasons[endedReason ?? ''] ?? '已结束'} />
      <span className="numeric">{formatTime(endedAt)}</span>
    </div>
  );
}

function columnsOf(end: (session: Session) => void): AppColumn<Session>[] {
  return [
    {
      key: 'user',
      title: '用户',
      width: 200,
      fixed: 'left',
      render: ({ userName, nickName, organisationName }) => (
        <div className={cells.lines}>
          <span>
            {nickName}（{userName}）
          </span>
          <span className={cells.quiet}>{organisationName}</span>
        </div>
      ),
    },
    { key: 'state', title: '状态', width: 152, render: (session) => <StateCell session={session} /> },
    { key: 'address', title: '来源地址', width: 136, render: ({ address }) => address ?? missing },
    {
      key: 'client',
      title: '客户端',
      width: 144,
      ellipsis: true,
      render: ({ client }) => <span title={client ?? undefined}>{clientName(client)}</span>,
    },
    {
      key: 'created',
      title: '登录',
      width: 152,
      render: ({ createdAt, signedInBy }) => (
        <div className={cells.lines}>
          <span className="numeric">{formatTime(createdAt)}</span>
          <span className={cells.quiet}>{signInNames[signedInBy]}</span>
        </div>
      ),
    },
    {
      key: 'used',
      title: '最近使用',
      width: 152,
      render: ({ lastUsedAt }) => <span className="numeric">{formatTime(lastUsedAt)}</span>,
    },
    {
      key: 'expires',
      title: '到期时间',
      width: 152,
      render: ({ expiresAt }) => <span className="numeric">{formatTime(expiresAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 88,
      fixed: 'right',
      render: (session) =>
        session.endedAt === null ? (
          <Button
            size="small"
            type="link"
            disabled={session.isOwn}
            aria-label={`结束 ${session.userName} 的会话`}
            onClick={() => end(session)}
          >
            结束
          </Button>
        ) : (
          missing
        ),
    },
  ];
}

export interface SessionListProps {
  readonly address: SessionAddress;
  readonly onAddress: OnAddress<SessionAddress>;
}

/** Who is signed in from where; a session is ended here. */
export function SessionList({ address, onAddress }: SessionListProps) {
  const page = useListPage(sessionList, { name: 'admin-sessions', address, onAddress });
  const { state = 'active' } = address;
  const input = { ...page.question, state };
  const list = useCall('v1/admin/sessions/list', input, { keepPrevious: true, staleMs: 0 });
  const end = useMutationCall('v1/admin/sessions/end', {
    onSuccess: () => notifyBriefly({ kind: 'success', title: '会话已结束' }),
  });
  return (
    <>
      <PageHeader title="登录会话" subtitle="结束会话后，该客户端的下一次请求即须重新登录。" />
      <search className={styles.filters} aria-label="筛选会话">
        <KeywordInput
          subject="账号、昵称或地址"
          value={address.q ?? ''}
          onSearch={(text) => page.filters.filter({ q: text || undefined })}
        />
        <Select
          aria-label="状态"
          value={state}
          options={[...states]}
          onChange={(value) => page.filters.filter({ state: value })}
        />
      </search>
      <AppTable<Session>
        {...page.tableOf(list)}
        caption="会话"
        columns={columnsOf(({ userId, sessionId }) => end.mutate({ userId, sessionId }))}
        rowKey={({ sessionId }) => sessionId}
      />
    </>
  );
}
