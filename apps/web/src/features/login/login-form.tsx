import { LockOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { readRememberedAccount } from '../../session/remembered-account.ts';
import { useCapsLock } from '../../ui/form/caps-lock.ts';
import styles from './login-page.module.css';
import { useSignIn, type Credentials } from './use-sign-in.ts';

/** Account and password. Enter submits; pasting and password managers are welcome. */
export function LoginForm({ target }: { readonly target: string }) {
  const { outcome, isSending, asksCode, waitSeconds, send, forgetOutcome } = useSignIn(target);
  const { isCapsLock, handlers } = useCapsLock();
  const remembered = readRememberedAccount();
  const passwordProblem = outcome?.kind === 'wrong' ? outcome.message : undefined;
  const waitText = waitSeconds > 0 ? `登录失败次数过多，请 ${waitSeconds} 秒后再试` : undefined;
  return (
    <Form<Credentials>
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ userName: remembered, password: '', isRemembered: remembered !== '' }}
      onFinish={(credentials) => void send(credentials)}
      onValuesChange={forgetOutcome}
    >
      {outcome?.kind === 'failed' && (
        <Alert
          className={styles.alert}
          type="error"
          showIcon
          title="登录失败"
          description={outcome.message}
        />
      )}
      <Form.Item
        name="userName"
        label="账号"
        rules={[{ required: true, whitespace: true, message: '请输入账号' }]}
      >
        <Input
          prefix={<UserOutlined aria-hidden="true" />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label="密码"
        rules={[{ required: true, message: '请输入密码' }]}
        validateStatus={passwordProblem ? 'error' : undefined}
        help={passwordProblem}
        extra={isCapsLock ? '大写锁定已开启' : undefined}
      >
        <Input.Password
          prefix={<LockOutlined aria-hidden="true" />}
          autoComplete="current-password"
          maxLength={200}
          {...handlers}
        />
      </Form.Item>
      {asksCode && (
        <Form.Item
          name="code"
          label="验证码"
          rules={[{ required: true, message: '请输入验证器中的 6 位验证码' }]}
          extra={outcome?.kind === 'code' ? outcome.message : undefined}
        >
          <Input
            prefix={<SafetyOutlined aria-hidden="true" />}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        </Form.Item>
      )}
      <Form.Item name="isRemembered" valuePropName="checked">
        <Checkbox>记住账号</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isSending} disabled={waitSeconds > 0}>
        {waitText ?? '登录'}
      </Button>
    </Form>
  );
}
