import { Alert, Modal } from 'antd';
import { CopyText } from '../../../ui/page/copy-text.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from '../administration.module.css';

export interface OncePasswordProps {
  readonly userName: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a new password the only time that it is known. */
export function OncePassword({ userName, password, onClose }: OncePasswordProps) {
  useReturnFocus();
  return (
    <Modal
      open
      title={`${userName} 的密码`}
      okText="我已记下"
      cancelButtonProps={{ style: { display: 'none' } }}
      mask={{ closable: false }}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className={styles.once}>
        <CopyText name="密码" text={password} />
      </div>
      <Alert
        type="warning"
        showIcon
        title="此密码只显示这一次，请通过安全的方式交给本人，并提醒其登录后修改。"
      />
    </Modal>
  );
}
