import type { AdministeredUser } from '@ooh/contract/domain/administration';
import { Modal } from 'antd';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { tellProposed } from '../proposals/tell-proposed.ts';

/** The changes of users, each with its question before and its notice after; `question` is put into the page. */
export function useUserActions(onPassword: (shown: { userName: string; password: string }) => void) {
  const [modal, question] = Modal.useModal();
  const update = useMutationCall('v1/admin/users/update', { onSuccess: tellProposed });
  const end = useMutationCall('v1/admin/sessions/end', {
    onSuccess: ({ endedSessions }) =>
      notifyBriefly({ kind: 'success', title: `已结束 ${endedSessions} 个会话` }),
  });
  const reset = useMutationCall('v1/admin/users/reset-password');
  return {
    question,
    setEnabled(user: AdministeredUser, isEnabled: boolean) {
      if (isEnabled) return update.mutate({ userId: user.userId, isEnabled });
      void modal.confirm({
        title: `停用 ${user.userName}？`,
        content: '该用户的会话随即结束，不能再登录；其方案与订单保留。',
        okText: '停用',
        cancelText: '取消',
        okButtonProps: { danger: true },
        onOk: () => update.mutateAsync({ userId: user.userId, isEnabled }).catch(() => undefined),
      });
    },
    resetPassword(user: AdministeredUser) {
      void modal.confirm({
        title: `重置 ${user.userName} 的密码？`,
        content: '原密码随即失效，全部会话结束；新密码只显示一次。',
        okText: '重置密码',
        cancelText: '取消',
        onOk: () =>
          reset
            .mutateAsync({ userId: user.userId })
            .then((answer) => {
              if (tellProposed(answer)) return undefined;
              return onPassword({ userName: user.userName, password: answer.password });
            })
            .catch(() => undefined),
      });
    },
    releaseCompanyAccount({ userId, userName }: AdministeredUser) {
      void modal.confirm({
        title: `解除 ${userName} 与企业账号的绑定？`,
        content: '下一个以此账号名登录的企业账号将与其绑定；用于企业账号重建之后。',
        okText: '解除绑定',
        cancelText: '取消',
        onOk: () => update.mutateAsync({ userId, releasesCompanyAccount: true }).catch(() => undefined),
      });
    },
    endSessions: (user: AdministeredUser) => end.mutate({ userId: user.userId }),
  };
}
