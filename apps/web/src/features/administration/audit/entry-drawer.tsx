import { auditOutcomeNames } from '@ooh/contract/domain/administration';
import type { CallOutput } from '@ooh/contract/registry';
import { Drawer } from 'antd';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from '../administration.module.css';
import { actionName } from './audit-actions.ts';

export type AuditEntry = CallOutput<'v1/admin/audit/list'>['rows'][number];

/** One entry of the log with all that it holds. */
export function EntryDrawer({
  entry,
  onClose,
}: {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}) {
  useReturnFocus();
  return (
    <Drawer open size={560} title={`第 ${entry.seq} 条：${actionName(entry.action)}`} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>时间</dt>
        <dd className="numeric">{formatTime(entry.at)}</dd>
        <dt>动作</dt>
        <dd>
          <code>{entry.action}</code>
        </dd>
        <dt>结果</dt>
        <dd>{auditOutcomeNames[entry.outcome]}</dd>
        <dt>用户</dt>
        <dd>{entry.actorName ?? missing}</dd>
        <dt>组织</dt>
        <dd>{entry.organisationName ?? missing}</dd>
        <dt>来源地址</dt>
        <dd>{entry.address ?? missing}</dd>
        <dt>请求编号</dt>
        <dd>{entry.requestId === null ? missing : <CopyText name="请求编号" text={entry.requestId} />}</dd>
        <dt>链上哈希</dt>
        <dd>
          <CopyText name="哈希" text={entry.hash} shown={`${entry.hash.slice(0, 16)}…`} />
        </dd>
      </dl>
      <h3>内容</h3>
      <pre className={styles.detail}>{JSON.stringify(entry.detail, null, 2)}</pre>
    </Drawer>
  );
}
