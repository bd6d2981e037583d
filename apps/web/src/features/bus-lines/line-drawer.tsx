import { Alert, Button, Drawer, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './bus-lines.module.css';
import { draftOf, editOf, emptyFields, isEmptyEdit } from './line-draft.ts';
import { LineForm } from './line-form.tsx';
import type { RegisteredLine } from './register-address.ts';

export interface LineDrawerProps {
  readonly line: RegisteredLine;
  readonly cityName: string;
  readonly formNames: ReadonlyMap<number, string>;
  readonly onClose: () => void;
}

/** Corrects one line; what is saved counts as known from then on. */
export function LineDrawer({ line, cityName, formNames, onClose }: LineDrawerProps) {
  useReturnFocus();
  const [draft, setDraft] = useState(() => draftOf(line, [...formNames.keys()]));
  const [isAsking, setAsking] = useState(false);
  const edit = editOf(line, draft);
  const isChanged = !isEmptyEdit(edit) || emptyFields(line, draft).length > 0;
  const save = useMutationCall('v1/bus-lines/{lineId}', {
    onSuccess: ({ estimatedFields }) => {
      const left =
        estimatedFields.length === 0 ? '已无估算字段' : `还有 ${estimatedFields.length} 个估算字段`;
      notifyBriefly({
        kind: 'success',
        title: `已保存 ${line.lineName}`,
        description: `${left}；${cityName}已生成的方案须重新计算。`,
      });
      onClose();
    },
  });
  const close = () => (isChanged ? setAsking(true) : onClose());
  return (
    <Drawer
      open
      size={480}
      title={`编辑 ${line.lineName}`}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <Button onClick={close}>取消</Button>
          <Button
            type="primary"
            loading={save.isPending}
            disabled={isEmptyEdit(edit) || emptyFields(line, draft).length > 0}
            onClick={() => save.mutate({ lineId: line.lineId, ...edit })}
          >
            保存
          </Button>
        </div>
      }
    >
      <ConfirmLeave when={isChanged && !save.isPending} />
      <p className={styles.ends}>
        {line.fromStop} — {line.toStop}
      </p>
      <Alert
        className={styles.warning}
        type="warning"
        showIcon
        title={`保存后${cityName}已生成的方案会标记为已失效；改过或勾选「已核实」的字段不再标注估算、示例价`}
      />
      {save.error && (
        <Alert
          className={styles.warning}
          type="error"
          showIcon
          title="未能保存"
          description={save.error.message}
        />
      )}
      <LineForm line={line} draft={draft} formNames={formNames} onChange={setDraft} />
      <Modal
        open={isAsking}
        title="放弃未保存的修改？"
        okText="放弃修改"
        cancelText="继续编辑"
        okButtonProps={{ danger: true }}
        onOk={onClose}
        onCancel={() => setAsking(false)}
      />
    </Drawer>
  );
}
