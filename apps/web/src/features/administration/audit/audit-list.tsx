import { auditOutcomeNames, auditOutcomes } from '@ooh/contract/domain/administration';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import styles from '../administration.module.css';
import { auditList, type AuditAddress } from '../administration-lists.ts';
import { actionGroups, actionName, detailText } from './audit-labels.ts';
import { EntryDrawer, type AuditEntry } from './entry-drawer.tsx';
import { useChainCheck } from './verify-chain.tsx';

const tones: Readonly<Record<AuditEntry['outcome'], StatusTone>> = {
  done: 'success',
  denied: 'warning',
  failed: 'error',
};

const columns: AppColumn<AuditEntry>[] = [
  { key: 'seq', title: '序号', width: 88, isNumeric: true, render: ({ seq }) => seq },
  {
    key: 'at',
    title: '时间',
    width: 152,
    render: ({ at }) => <span className="numeric">{formatTime(at)}</span>,
  },
  {
    key: 'actor',
    title: '用户',
    width: 168,
    render: ({ actorName, organisationName }) => (
      <div className={styles.lines}>
        <span>{actorName ?? missing}</span>
        <span className={styles.quiet}>{organisationName}</span>
      </div>
    ),
  },
  {
    key: 'action',
    title: '动作',
    width: 192,
    render: ({ action }) => (
      <div className={styles.lines}>
        <span>{actionName(action)}</span>
        <code className={styles.quiet}>{action}</code>
      </div>
    ),
  },
  {
    key: 'outcome',
    title: '结果',
    width: 96,
    render: ({ outcome }) => <StatusTag tone={tones[outcome]} text={auditOutcomeNames[outcome]} />,
  },
  {
    key: 'detail',
    title: '内容',
    width: 360,
    ellipsis: true,
    render: ({ detail }) => detailText(detail) || missing,
  },
  { key: 'address', title: '来源地址', width: 128, render: ({ address }) => address ?? missing },
];

/** First and last day as moments: from the first's beginning to the day after the last. */
function periodOf(from: string | undefined, to: string | undefined) {
  return {
    ...(from === undefined ? {} : { from: dayjs(from).toISOString() }),
    ...(to === undefined ? {} : { to: dayjs(to).add(1, 'day').toISOString() }),
  };
}

export interface AuditListProps {
  readonly address: AuditAddress;
  readonly onAddress: OnAddress<AuditAddress>;
}

/** Every change, export, sign-in and denial, and the proof that none was altered. */
export function AuditList({ address, onAddress }: AuditListProps) {
  const page = useListPage(auditList, { name: 'admin-audit', address, onAddress });
  const [opened, setOpened] = useState<AuditEntry>();
  const check = useChainCheck();
  const { action, state: outcome, from, to } = address;
  const input = {
    ...page.question,
    action: action ?? '',
    ...(outcome === undefined ? {} : { outcome }),
    ...periodOf(from, to),
  };
  const list = useCall('v1/admin/audit/list', input, { quiet: true, keepPrevious: true, staleMs: 0 });
  return (
    <>
      <PageHeader
        title="审计日志"
        subtitle="每次修改、导出、登录与拒绝各有一条；每条的哈希覆盖其之前的全部记录。"
        actions={check.button}
      >
        {check.outcome && <div className={styles.notice}>{check.outcome}</div>}
      </PageHeader>
      <search className={styles.filters} aria-label="筛选审计日志">
        <KeywordInput
          subject="账号、动作或请求编号"
          value={address.q ?? ''}
          onSearch={(text) => page.filters.filter({ q: text || undefined })}
        />
        <Select
          allowClear
          aria-label="动作"
          placeholder="动作"
          value={action}
          options={[...actionGroups]}
          onChange={(value?: string) => page.filters.filter({ action: value })}
        />
        <Select
          allowClear
          aria-label="结果"
          placeholder="结果"
          value={outcome}
          options={auditOutcomes.map((value) => ({ value, label: auditOutcomeNames[value] }))}
          onChange={(state?: AuditEntry['outcome']) => page.filters.filter({ state })}
        />
        <DatePicker.RangePicker
          allowEmpty={[true, true]}
          aria-label="日期"
          placeholder={['开始日期', '结束日期']}
          value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
          onChange={(days) =>
            page.filters.filter({
              from: days?.[0]?.format('YYYY-MM-DD'),
              to: days?.[1]?.format('YYYY-MM-DD'),
            })
          }
        />
      </search>
      <AppTable<AuditEntry>
        {...page.tableOf(list)}
        caption="审计日志"
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        onRowClick={setOpened}
      />
      {opened && <EntryDrawer entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
