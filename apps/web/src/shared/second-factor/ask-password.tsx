import { Button, Form, Input } from 'antd';

interface AskProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password before anything about the second factor changes. */
export function AskPassword({ label, isPending, error, onPassword }: AskProps) {
  return (
    <Form<{ password: string }>
      layout="vertical"
      requiredMark={false}
      onFinish={({ password }) => onPassword(password)}
    >
      <Form.Item
        name="password"
        label="登录密码"
        rules={[{ required: true, message: '请输入密码' }]}
        validateStatus={error ? 'error' : undefined}
        help={error?.message}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Button type="primary" block htmlType="submit" loading={isPending}>
        {label}
      </Button>
    </Form>
  );
}
