import { Alert, Modal } from 'antd';
import { CopyText } from '../../ui/page/copy-text.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './unattended.module.css';

export interface ApiKeySecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new key the only time that it is known. */
export function ApiKeySecret({ name, secret, onClose }: ApiKeySecretProps) {
  useReturnFocus();
  return (
    <Modal
      open
      title={`密钥「${name}」`}
      okText="我已保存"
      cancelButtonProps={{ style: { display: 'none' } }}
      mask={{ closable: false }}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className={styles.once}>
        <CopyText name="密钥" text={secret} />
      </div>
      <Alert
        type="warning"
        showIcon
        title="密钥只显示这一次"
        description="请存入使用它的系统，请求头写作 Authorization: Bearer 加密钥。遗失时请吊销后重新创建。"
      />
    </Modal>
  );
}
