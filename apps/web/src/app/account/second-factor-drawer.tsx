import { Alert, Drawer } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { AccountDrawerProps } from './profile-drawer.tsx';
import { AskPassword } from '../../shared/second-factor/ask-password.tsx';
import { ConfirmCode } from '../../shared/second-factor/confirm-code.tsx';
import styles from '../../shared/second-factor/second-factor.module.css';

/** 两步验证: a code of an authenticator beside the password. */
export function SecondFactorDrawer({ isOpen, onClose }: AccountDrawerProps) {
  const info = useCall('account/get-user-info', {}, { staleMs: 0, enabled: isOpen });
  const begin = useMutationCall('v1/second-factor/begin');
  const remove = useMutationCall('v1/second-factor/remove', {
    onSuccess: () => notifyBriefly({ kind: 'success', title: '两步验证已关闭' }),
  });
  const leave = () => {
    begin.reset();
    remove.reset();
    onClose();
  };
  const confirmed = () => {
    notifyBriefly({ kind: 'success', title: '两步验证已开启', description: '下次登录须输入验证码' });
    leave();
  };
  const hasFactor = info.data?.hasSecondFactor;
  return (
    <Drawer title="两步验证" size={420} open={isOpen} onClose={leave} destroyOnHidden>
      {info.error && (
        <StateBlock kind="section-failed" error={info.error} onRetry={() => void info.refetch()} />
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
