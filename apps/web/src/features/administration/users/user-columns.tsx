import { organisationKindNames, type AdministeredUser } from '@ooh/contract/domain/administration';
import { Button, Dropdown, Tag } from 'antd';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import styles from '../administration.module.css';

export interface UserActions {
  readonly edit: (user: AdministeredUser) => void;
  readonly setEnabled: (user: AdministeredUser, isEnabled: boolean) => void;
  readonly resetPassword: (user: AdministeredUser) => void;
  readonly endSessions: (user: AdministeredUser) => void;
  readonly explain: (user: AdministeredUser) => void;
}

function UserMenu({ user, actions }: { readonly user: AdministeredUser; readonly actions: UserActions }) {
  const items = [
    { key: 'explain', label: '为什么看不到…', onClick: () => actions.explain(user) },
    { key: 'password', label: '重置密码…', onClick: () => actions.resetPassword(user) },
    {
      key: 'sessions',
      label: '结束全部会话',
      disabled: user.sessions === 0,
      onClick: () => actions.endSessions(user),
    },
    user.isEnabled
      ? { key: 'disable', label: '停用', danger: true, onClick: () => actions.setEnabled(user, false) }
      : { key: 'enable', label: '启用', onClick: () => actions.setEnabled(user, true) },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button size="small" type="link" aria-label={`${user.userName} 的更多操作`}>
        更多
      </Button>
    </Dropdown>
  );
}

/** Columns of the list of users. */
export function userColumns(actions: UserActions): AppColumn<AdministeredUser>[] {
  return [
    {
      key: 'user',
      title: '账号',
      width: 180,
      fixed: 'left',
      render: ({ userName, nickName }) => (
        <div className={styles.lines}>
          <span>{userName}</span>
          <span className={styles.quiet}>{nickName}</span>
        </div>
      ),
    },
    {
      key: 'organisation',
      title: '组织',
      width: 200,
      render: ({ organisationName, organisationKind }) => (
        <div className={styles.lines}>
          <span>{organisationName}</span>
          <span className={styles.quiet}>{organisationKindNames[organisationKind]}</span>
        </div>
      ),
    },
    { key: 'role', title: '角色', width: 160, render: ({ roleName }) => roleName },
    {
      key: 'state',
      title: '状态',
      width: 160,
      render: ({ isEnabled, isDemo }) => (
        <span className={styles.actions}>
          <StatusTag tone={isEnabled ? 'success' : 'neutral'} text={isEnabled ? '启用' : '停用'} />
          {isDemo && <Tag>演示账号</Tag>}
        </span>
      ),
    },
    {
      key: 'factor',
      title: '两步验证',
      width: 96,
      render: ({ hasSecondFactor }) => (hasSecondFactor ? '已开启' : '未开启'),
    },
    { key: 'sessions', title: '会话', width: 72, isNumeric: true, render: ({ sessions }) => sessions },
    {
      key: 'signIn',
      title: '最近登录',
      width: 152,
      render: ({ lastSignInAt }) => <span className="numeric">{formatTime(lastSignInAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 120,
      fixed: 'right',
      render: (user) => (
        <span className={styles.actions}>
          <Button
            size="small"
            type="link"
            aria-label={`修改 ${user.userName}`}
            onClick={() => actions.edit(user)}
          >
            修改
          </Button>
          <UserMenu user={user} actions={actions} />
        </span>
      ),
    },
  ];
}
