import { Button, Form, Input, QRCode } from 'antd';
import { useMutationCall } from '../../api/use-call.ts';
import { CopyText } from '../../ui/page/copy-text.tsx';
import styles from './second-factor.module.css';

interface ConfirmProps {
  readonly secret: string;
  readonly address: string;
  readonly onConfirmed: () => void;
}

/** Shows the secret to an authenticator and asks for its first code. */
export function ConfirmCode({ secret, address, onConfirmed }: ConfirmProps) {
  const confirm = useMutationCall('v1/second-factor/confirm', {
    onSuccess: onConfirmed,
  });
  return (
    <>
      <ol className={styles.steps}>
        <li>用验证器（如手机上的身份验证应用）扫描下图，或输入密钥。</li>
        <li>输入验证器显示的 6 位验证码。</li>
      </ol>
      <div className={styles.picture}>
        <QRCode
          type="svg"
          aria-label="供验证器扫描的二维码"
          value={address}
          size={180}
          color="#000000"
          bgColor="#ffffff"
        />
        <CopyText name="密钥" text={secret} />
      </div>
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) => confirm.mutate({ code })}
      >
        <Form.Item
          name="code"
          label="验证码"
          rules={[{ required: true, message: '请输入验证码' }]}
          validateStatus={confirm.error ? 'error' : undefined}
          help={confirm.error?.message}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Form.Item>
        <Button type="primary" block htmlType="submit" loading={confirm.isPending}>
          开启两步验证
        </Button>
      </Form>
    </>
  );
}
