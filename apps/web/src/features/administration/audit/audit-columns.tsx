import { auditOutcomeNames } from '@ooh/contract/domain/administration';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag, type StatusTone } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import cells from '../../../ui/table/row-cells.module.css';
import { detailText } from './audit-labels.ts';
import { actionName } from './audit-actions.ts';
import type { AuditEntry } from './entry-drawer.tsx';

const tones: Readonly<Record<AuditEntry['outcome'], StatusTone>> = {
  done: 'success',
  denied: 'warning',
  failed: 'error',
};

export const auditColumns: AppColumn<AuditEntry>[] = [
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
      <div className={cells.lines}>
        <span>{actorName ?? missing}</span>
        <span className={cells.quiet}>{organisationName}</span>
      </div>
    ),
  },
  {
    key: 'action',
    title: '动作',
    width: 192,
    render: ({ action }) => (
      <div className={cells.lines}>
        <span>{actionName(action)}</span>
        <code className={cells.quiet}>{action}</code>
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
