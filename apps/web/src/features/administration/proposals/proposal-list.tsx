import type { ProposalRow } from '@ooh/contract/domain/account-proposal';
import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import { proposalList, type ProposalAddress } from '../administration-lists.ts';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';
import { OncePassword } from '../users/once-password.tsx';
import { ProposalDrawer } from './proposal-drawer.tsx';
import { kindNames, stateOf } from './proposal-words.ts';

const states = [
  { value: 'open', label: '待确认' },
  { value: 'decided', label: '已处理' },
  { value: 'all', label: '全部' },
] as const;

const changeText = ({ changes }: ProposalRow): string =>
  changes.map(({ label, before, after }) => `${label}：${before ?? '无'} → ${after ?? '无'}`).join('；');

const columns: AppColumn<ProposalRow>[] = [
  { key: 'kind', title: '变更', width: 104, render: ({ kind }) => kindNames[kind] },
  { key: 'subject', title: '对象', width: 220, ellipsis: true, render: ({ subject }) => subject },
  { key: 'changes', title: '变更前 → 变更后', width: 360, ellipsis: true, render: changeText },
  {
    key: 'proposed',
    title: '提出',
    width: 160,
    render: ({ proposedBy, proposedAt, isOwn }) => (
      <div className={cells.lines}>
        <span>
          {proposedBy}
          {isOwn && '（本人）'}
        </span>
        <span className={`numeric ${cells.quiet}`}>{formatTime(proposedAt)}</span>
      </div>
    ),
  },
  {
    key: 'state',
    title: '状态',
    width: 160,
    render: (row) => {
      const [tone, text] = stateOf(row);
      return (
        <div className={cells.lines}>
          <span>
            <StatusTag tone={tone} text={text} />
          </span>
          {row.decidedBy !== null && (
            <span className={cells.quiet}>
              {row.decidedBy}
              {row.reason !== null && `：${row.reason}`}
            </span>
          )}
        </div>
      );
    },
  },
];

export interface ProposalListProps {
  readonly address: ProposalAddress;
  readonly onAddress: OnAddress<ProposalAddress>;
}

/** Changes of users, roles and organisations that wait for another administrator, and what became of others. */
export function ProposalList({ address, onAddress }: ProposalListProps) {
  const page = useListPage(proposalList, { name: 'admin-proposals', address, onAddress });
  const [opened, setOpened] = useState<string>();
  const [shown, setShown] = useState<{ userName: string; password: string }>();
  const { state = 'open' } = address;
  const list = useCall('v1/admin/proposals/list', { ...page.question, state }, { staleMs: 0 });
  const row = list.data?.rows.find(({ changeId }) => changeId === opened);
  return (
    <>
      <PageHeader
        title="待确认变更"
        subtitle="用户、角色与组织的变更由一位管理员提出，另一位确认后生效；提出人不能确认自己的变更。"
      >
        {list.data?.isOn === false && (
          <Alert
            className={styles.notice}
            type="info"
            showIcon
            title="双人复核未开启：变更保存后立即生效。由部署设置 FOUR_EYES 开启。"
          />
        )}
      </PageHeader>
      <search className={styles.notice} aria-label="筛选变更">
        <Segmented
          aria-label="状态"
          value={state}
          options={[...states]}
          onChange={(value) => page.filters.filter({ state: value })}
        />
      </search>
      <AppTable<ProposalRow>
        {...page.tableOf(list)}
        caption="变更"
        columns={columns}
        rowKey={({ changeId }) => changeId}
        onRowClick={({ changeId }) => setOpened(changeId)}
      />
      {row && (
        <ProposalDrawer
          proposal={row}
          onClose={() => setOpened(undefined)}
          onPassword={(password) => setShown({ userName: row.subject, password })}
        />
      )}
      {shown && <OncePassword {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
