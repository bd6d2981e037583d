import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';

export interface RejectDialogProps {
  readonly photoIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Sends photos back to be taken again, with the reason. */
export function RejectDialog({ photoIds, onClose, onDone }: RejectDialogProps) {
  useReturnFocus();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const error = isTried && note.trim() === '' ? '请说明退回原因' : undefined;
  const evaluate = useMutationCall('v1/monitoring/verdict', {
    onSuccess: ({ photos }) => {
      notifyBriefly({ kind: 'success', title: `${photos.length} 张照片已退回重拍` });
      onDone();
    },
  });
  const send = () => {
    setTried(true);
    if (note.trim() !== '') evaluate.mutate({ photoIds: [...photoIds], verdict: 'rejected', note });
  };
  return (
    <Modal
      open
      title={`退回重拍：${photoIds.length} 张照片`}
      okText="退回重拍"
      cancelText="取消"
      okButtonProps={{ danger: true }}
      confirmLoading={evaluate.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <Field id="reject-note" label="原因" isRequired error={error}>
        <Input.TextArea
          id="reject-note"
          rows={2}
          maxLength={200}
          placeholder="例如：画面未拍全、定位偏离、不是本期物料"
          value={note}
          aria-describedby={describedBy('reject-note', error)}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {evaluate.error && <Alert type="error" showIcon title={evaluate.error.message} />}
    </Modal>
  );
}
