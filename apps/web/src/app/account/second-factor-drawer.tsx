import { Alert, Button, Drawer, Form, Input, QRCode } from 'antd';
import { publishNotice } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { CopyText } from '../../ui/page/copy-text.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AccountDrawerProps } from './profile-drawer.tsx';
import styles from './second-factor-drawer.module.css';

interface AskProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password before anything about the second factor changes. */
function AskPassword({ label, isPending, error, onPassword }: AskProps) {
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

interface ConfirmProps {
  readonly secret: string;
  readonly address: string;
  readonly onConfirmed: () => void;
}

/** Shows the secret to an authenticator and asks for its first code. */
function ConfirmCode({ secret, address, onConfirmed }: ConfirmProps) {
  const confirm = useMutationCall('v1/second-factor/confirm', {
    quiet: true,
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

/** 两步验证: a code of an authenticator beside the password. */
export function SecondFactorDrawer({ isOpen, onClose }: AccountDrawerProps) {
  const info = useCall('account/get-user-info', {}, { quiet: true, staleMs: 0, enabled: isOpen });
  const begin = useMutationCall('v1/second-factor/begin', { quiet: true });
  const remove = useMutationCall('v1/second-factor/remove', {
    quiet: true,
    onSuccess: () => publishNotice({ kind: 'success', title: '两步验证已关闭' }),
  });
  const leave = () => {
    begin.reset();
    remove.reset();
    onClose();
  };
  const confirmed = () => {
    publishNotice({ kind: 'success', title: '两步验证已开启', description: '下次登录须输入验证码' });
    leave();
  };
  const hasFactor = info.data?.hasSecondFactor;
  return (
    <Drawer title="两步验证" size={420} open={isOpen} onClose={leave} destroyOnHidden>
      {info.error && (
        <StateBlock
          kind="section-failed"
          errorText={info.error.message}
          onRetry={() => void info.refetch()}
        />
      )}
      {!info.error && hasFactor === undefined && <StateBlock kind="loading" rows={4} />}
      {hasFactor !== undefined && (
        <Alert
          className={styles.state}
          type={hasFactor ? 'success' : 'info'}
          showIcon
          title={
            hasFactor ? '两步验证已开启：登录时须输入验证器中的验证码' : '开启后，登录除密码外还须输入验证码'
          }
        />
      )}
      {hasFactor === true && (
        <AskPassword
          label="关闭两步验证"
          isPending={remove.isPending}
          error={remove.error}
          onPassword={(password) => remove.mutate({ password })}
        />
      )}
      {hasFactor === false &&
        (begin.data ? (
          <ConfirmCode {...begin.data} onConfirmed={confirmed} />
        ) : (
          <AskPassword
            label="下一步"
            isPending={begin.isPending}
            error={begin.error}
            onPassword={(password) => begin.mutate({ password })}
          />
        ))}
    </Drawer>
  );
}
