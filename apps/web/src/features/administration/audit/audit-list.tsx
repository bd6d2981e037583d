import { auditOutcomeNames, auditOutcomes } from '@ooh/contract/domain/administration';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AppTable, type AppColumn } from '../../../ui/table/app-table.tsx';
import styles from '../administration.module.css';
import { isFiltered, pageOfAddress, withFilter } from '../list-address.ts';
import type { ListProps } from '../list-props.ts';
import { actionGroups, actionName, detailText } from './audit-words.ts';
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

/** Every change, export, sign-in and denial, and the proof that none was altered. */
export function AuditList({ address, onAddress }: ListProps) {
  const [opened, setOpened] = useState<AuditEntry>();
  const check = useChainCheck();
  const outcome = auditOutcomes.find((known) => known === address.state);
  const { action, from, to } = address;
  const input = {
    ...pageOfAddress(address),
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
          onSearch={(text) => onAddress(withFilter(address, { q: text || undefined }))}
        />
        <Select
          allowClear
          aria-label="动作"
          placeholder="动作"
          value={action}
          options={[...actionGroups]}
          onChange={(value?: string) => onAddress(withFilter(address, { action: value }))}
        />
        <Select
          allowClear
          aria-label="结果"
          placeholder="结果"
          value={outcome}
          options={auditOutcomes.map((value) => ({ value, label: auditOutcomeNames[value] }))}
          onChange={(state?: string) => onAddress(withFilter(address, { state }))}
        />
        <DatePicker.RangePicker
          allowEmpty={[true, true]}
          aria-label="日期"
          placeholder={['开始日期', '结束日期']}
          value={[from === undefined ? null : dayjs(from), to === undefined ? null : dayjs(to)]}
          onChange={(days) =>
            onAddress(
              withFilter(address, {
                from: days?.[0]?.format('YYYY-MM-DD'),
                to: days?.[1]?.format('YYYY-MM-DD'),
              }),
            )
          }
        />
      </search>
      <AppTable<AuditEntry>
        caption="审计日志"
        columns={columns}
        rows={list.data?.rows}
        rowKey={({ seq }) => String(seq)}
        page={{ pageNo: input.pageNo, pageSize: input.pageSize, total: list.data?.total ?? 0 }}
        onPage={(page, size) => onAddress({ ...address, page, size })}
        isLoading={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        isFiltered={isFiltered(address)}
        onClearFilters={() => onAddress({ size: address.size })}
        settingsKey="admin-audit"
        onRowClick={setOpened}
      />
      {opened && <EntryDrawer entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
