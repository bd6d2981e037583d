import { Alert, Button } from 'antd';
import { useMutationCall } from '../../api/use-call.ts';
import { AskPassword } from '../../shared/second-factor/ask-password.tsx';
import { ConfirmCode } from '../../shared/second-factor/confirm-code.tsx';
import styles from './second-factor-page.module.css';

interface SetUpProps {
  readonly roleName: string;
  /** False after a sign-in with the company's account, whose users know no password here. */
  readonly asksPassword: boolean;
  readonly onConfirmed: () => void;
}

/** Sets up the second factor that the user's role requires. */
export function SetUpFactor({ roleName, asksPassword, onConfirmed }: SetUpProps) {
  const begin = useMutationCall('v1/second-factor/begin');
  if (begin.data) return <ConfirmCode {...begin.data} onConfirmed={onConfirmed} />;
  return (
    <>
      <p className={styles.hint}>
        角色「{roleName}」须开启两步验证：登录除密码外还须输入验证器（如手机上的身份验证应用）中的验证码。
      </p>
      {asksPassword ? (
        <AskPassword
          label="下一步"
          isPending={begin.isPending}
          error={begin.error}
          onPassword={(password) => begin.mutate({ password })}
        />
      ) : (
        <>
          {begin.error && <Alert type="error" showIcon title="未能开始" description={begin.error.message} />}
          <Button type="primary" block loading={begin.isPending} onClick={() => begin.mutate({})}>
            下一步
          </Button>
        </>
      )}
    </>
  );
}
