import { auditOutcomeNames, auditOutcomes } from '@ooh/contract/domain/administration';
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { useCall } from '../../../api/use-call.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from '../administration.module.css';
import { auditList, type AuditAddress } from '../administration-lists.ts';
import { actionGroups } from './audit-actions.ts';
import { EntryDrawer, type AuditEntry } from './entry-drawer.tsx';
import { useChainCheck } from './verify-chain.tsx';
import { auditColumns } from './audit-columns.tsx';

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
  const filter = {
    keyword: page.question.keyword,
    action: action ?? '',
    ...(outcome === undefined ? {} : { outcome }),
    ...periodOf(from, to),
  };
  const input = { ...page.question, ...filter };
  const list = useCall('v1/admin/audit/list', input, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <PageHeader
        title="审计日志"
        subtitle="每次修改、导出、登录与拒绝各有一条；每条的哈希覆盖其之前的全部记录。"
        actions={
          <>
            <ExportButton call="v1/admin/audit/export" input={filter} label="导出 JSON Lines" />
            <ExportButton
              call="v1/admin/audit/export"
              input={{ ...filter, format: 'cef' }}
              label="导出 CEF"
            />
            {check.buttons}
          </>
        }
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
        columns={auditColumns}
        rowKey={({ seq }) => String(seq)}
        onRowClick={setOpened}
      />
      {opened && <EntryDrawer entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
