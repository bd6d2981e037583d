import { Alert, Checkbox, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from './board.module.css';

export interface SaveDialogProps {
  readonly problem: string | undefined;
  readonly isSaving: boolean;
  readonly onSave: (name: string, isShared: boolean, isDefault: boolean) => void;
  readonly onClose: () => void;
}

/** Name and use of a new board. */
export function SaveDialog({ problem, isSaving, onSave, onClose }: SaveDialogProps) {
  useReturnFocus();
  const id = useId();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isDefault, setIsDefault] = useState(false);
  return (
    <Modal
      open
      title="另存为看板"
      okText="保存"
      cancelText="取消"
      confirmLoading={isSaving}
      okButtonProps={{ disabled: name.trim() === '' }}
      onOk={() => onSave(name.trim(), isShared, isDefault)}
      onCancel={onClose}
    >
      <div className={styles.page}>
        <label htmlFor={id}>看板名称</label>
        <Input id={id} value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
        <Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)}>
          本组织可用
        </Checkbox>
        <Checkbox checked={isDefault} onChange={({ target }) => setIsDefault(target.checked)}>
          打开深度评估时默认使用
        </Checkbox>
        {problem !== undefined && <Alert type="error" showIcon title={problem} />}
      </div>
    </Modal>
  );
}
