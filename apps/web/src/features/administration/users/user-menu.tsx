import type { AdministeredUser } from '@ooh/contract/domain/administration';
import { Button } from 'antd';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

export interface UserActions {
  readonly edit: (user: AdministeredUser) => void;
  readonly setEnabled: (user: AdministeredUser, isEnabled: boolean) => void;
  readonly resetPassword: (user: AdministeredUser) => void;
  readonly releaseCompanyAccount: (user: AdministeredUser) => void;
  readonly endSessions: (user: AdministeredUser) => void;
  readonly explain: (user: AdministeredUser) => void;
}

export function UserMenu({
  user,
  actions,
}: {
  readonly user: AdministeredUser;
  readonly actions: UserActions;
}) {
  const items = [
    { key: 'explain', label: '为什么看不到…', onClick: () => actions.explain(user) },
    { key: 'password', label: '重置密码…', onClick: () => actions.resetPassword(user) },
    {
      key: 'sessions',
      label: '结束全部会话',
      disabled: user.sessions === 0,
      onClick: () => actions.endSessions(user),
    },
    ...(user.hasCompanyAccount
      ? [
          {
            key: 'company',
            label: '解除企业账号绑定…',
            onClick: () => actions.releaseCompanyAccount(user),
          },
        ]
      : []),
    user.isEnabled
      ? { key: 'disable', label: '停用', danger: true, onClick: () => actions.setEnabled(user, false) }
      : { key: 'enable', label: '启用', onClick: () => actions.setEnabled(user, true) },
  ];
  return (
    <DropMenu menu={{ items }}>
      <Button size="small" type="link" aria-label={`${user.userName} 的更多操作`}>
        更多
      </Button>
    </DropMenu>
  );
}
