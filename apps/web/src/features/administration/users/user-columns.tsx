import { organisationKindNames, type AdministeredUser } from '@ooh/contract/domain/administration';
import { Button, Tag } from 'antd';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import cells from '../../../ui/table/row-cells.module.css';
import { UserMenu, type UserActions } from './user-menu.tsx';

/** Columns of the list of users. */
export function userColumns(actions: UserActions): AppColumn<AdministeredUser>[] {
  return [
    {
      key: 'user',
      title: '账号',
      width: 152,
      fixed: 'left',
      render: ({ userName, nickName }) => (
        <div className={cells.lines}>
          <span>{userName}</span>
          <span className={cells.quiet}>{nickName}</span>
        </div>
      ),
    },
    {
      key: 'organisation',
      title: '组织',
      width: 176,
      render: ({ organisationName, organisationKind }) => (
        <div className={cells.lines}>
          <span>{organisationName}</span>
          <span className={cells.quiet}>{organisationKindNames[organisationKind]}</span>
        </div>
      ),
    },
    { key: 'role', title: '角色', width: 128, render: ({ roleName }) => roleName },
    {
      key: 'state',
      title: '状态',
      width: 152,
      render: ({ isEnabled, isDemo }) => (
        <span className={cells.actions}>
          <StatusTag tone={isEnabled ? 'success' : 'neutral'} text={isEnabled ? '启用' : '停用'} />
          {isDemo && <Tag>演示账号</Tag>}
        </span>
      ),
    },
    {
      key: 'factor',
      title: '两步验证',
      width: 88,
      render: ({ hasSecondFactor }) => (hasSecondFactor ? '已开启' : '未开启'),
    },
    { key: 'sessions', title: '会话', width: 60, isNumeric: true, render: ({ sessions }) => sessions },
    {
      key: 'signIn',
      title: '最近登录',
      width: 144,
      render: ({ lastSignInAt }) => <span className="numeric">{formatTime(lastSignInAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 128,
      fixed: 'right',
      render: (user) => (
        <span className={cells.actions}>
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
