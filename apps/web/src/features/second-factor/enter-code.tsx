import { Button, Form, Input } from 'antd';
import { useMutationCall } from '../../api/use-call.ts';
import styles from './second-factor-page.module.css';

/** Asks for a code of the second factor that the user has. */
export function EnterCode({ onPassed }: { readonly onPassed: () => void }) {
  const verify = useMutationCall('v1/second-factor/verify', { onSuccess: onPassed });
  return (
    <Form<{ code: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ code }) => verify.mutate({ code })}
    >
      <p className={styles.hint}>请输入验证器显示的 6 位验证码，完成本次登录。</p>
      <Form.Item
        name="code"
        label="验证码"
        rules={[{ required: true, message: '请输入验证码' }]}
        validateStatus={verify.error ? 'error' : undefined}
        help={verify.error?.message}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      </Form.Item>
      <Button type="primary" block htmlType="submit" loading={verify.isPending}>
        继续
      </Button>
    </Form>
  );
}
