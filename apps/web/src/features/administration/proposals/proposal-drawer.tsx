import type { ProposalRow } from '@ooh/contract/domain/account-proposal';
import { Alert, Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { missing } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';
import { kindNames, stateOf } from './proposal-words.ts';

interface DrawerProps {
  readonly proposal: ProposalRow;
  readonly onClose: () => void;
  /** A user has a new password, known this once. */
  readonly onPassword: (password: string) => void;
}

function ChangeTable({ changes }: Pick<ProposalRow, 'changes'>) {
  return (
    <table className={styles.changes}>
      <caption className="visually-hidden">变更内容</caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">变更前</th>
          <th scope="col">变更后</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ?? missing}</td>
            <td>{after ?? missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const done = { confirmed: '变更已生效', refused: '变更已拒绝', withdrawn: '变更已撤回', open: '' } as const;

/** What somebody else decides, or withdraws oneself. */
function Decision({ proposal, onClose, onPassword }: DrawerProps) {
  const { changeId, isOwn, isStale } = proposal;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const decide = useMutationCall('v1/admin/proposals/decide', {
    onSuccess: ({ state, password }) => {
      notifyBriefly({ kind: 'success', title: done[state] });
      onClose();
      if (password !== null) onPassword(password);
    },
  });
  const error = isChecked && reason.trim() === '' ? '请写明拒绝的理由' : undefined;
  const refuse = () => {
    setChecked(true);
    if (reason.trim() !== '') decide.mutate({ changeId, decision: 'refuse', reason });
  };
  const failure = decide.error && (
    <Alert type="error" showIcon title="未能处理" description={decide.error.message} />
  );
  if (isOwn)
    return (
      <>
        <Alert className={styles.notice} type="info" showIcon title="须由另一位管理员确认或拒绝。" />
        {failure}
        <Button loading={decide.isPending} onClick={() => decide.mutate({ changeId, decision: 'withdraw' })}>
          撤回
        </Button>
      </>
    );
  return (
    <>
      {isStale && (
        <Alert
          className={styles.notice}
          type="warning"
          showIcon
          title="该对象在提出变更之后已被修改，不能确认；请拒绝，并由提出人重新提出。"
        />
      )}
      <Field id="proposal-reason" label="理由" error={error} hint="拒绝时必填，记入审计日志">
        <Input.TextArea
          id="proposal-reason"
          rows={2}
          maxLength={200}
          value={reason}
          aria-describedby={describedBy('proposal-reason', error)}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {failure}
      <div className={cells.actions}>
        <Button
          type="primary"
          disabled={isStale}
          loading={decide.isPending}
          onClick={() => decide.mutate({ changeId, decision: 'confirm', reason })}
        >
          确认变更
        </Button>
        <Button danger loading={decide.isPending} onClick={refuse}>
          拒绝
        </Button>
      </div>
    </>
  );
}

/** One change with what it replaces, and its decision. */
export function ProposalDrawer(props: DrawerProps) {
  const { proposal, onClose } = props;
  useReturnFocus();
  const { kind, subject, changes, proposedBy, proposedAt, state, decidedBy, decidedAt, reason } = proposal;
  return (
    <Drawer open size={640} title={`${kindNames[kind]}：${subject}`} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>提出</dt>
        <dd>
          {proposedBy} <span className="numeric">{formatTime(proposedAt)}</span>
        </dd>
        <dt>状态</dt>
        <dd>{stateOf(proposal)[1]}</dd>
        {decidedAt !== null && (
          <>
            <dt>处理</dt>
            <dd>
              {decidedBy} <span className="numeric">{formatTime(decidedAt)}</span>
            </dd>
            <dt>理由</dt>
            <dd>{reason ?? missing}</dd>
          </>
        )}
      </dl>
      <h3 className={styles.changesTitle}>变更内容</h3>
      <ChangeTable changes={changes} />
      {state === 'open' && <Decision {...props} />}
    </Drawer>
  );
}
