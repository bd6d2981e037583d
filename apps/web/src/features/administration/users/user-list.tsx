import type { AdministeredUser } from '@ooh/contract/domain/administration';
import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from '../administration.module.css';
import { ExplainDialog } from '../explain/explain-dialog.tsx';
import { userList, type UserAddress } from '../administration-lists.ts';
import { OncePassword } from './once-password.tsx';
import { userColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog.tsx';

const states = [
  { value: 'enabled', label: '启用' },
  { value: 'disabled', label: '停用' },
];
/** The changes of users, each with its question before and its notice after. */
function useUserActions(onPassword: (shown: { userName: string; password: string }) => void) {
  const { modal } = App.useApp();
  const update = useMutationCall('v1/admin/users/update');
  const end = useMutationCall('v1/admin/sessions/end', {
    onSuccess: ({ endedSessions }) =>
      publishNotice({ kind: 'success', title: `已结束 ${endedSessions} 个会话` }),
  });
  const reset = useMutationCall('v1/admin/users/reset-password');
  return {
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
            .then(({ password }) => onPassword({ userName: user.userName, password }))
            .catch(() => undefined),
      });
    },
    endSessions: (user: AdministeredUser) => end.mutate({ userId: user.userId }),
  };
}

export interface UserListProps {
  readonly address: UserAddress;
  readonly onAddress: OnAddress<UserAddress>;
}

/** The users of all organisations. */
export function UserList({ address, onAddress }: UserListProps) {
  const page = useListPage(userList, { name: 'admin-users', address, onAddress });
  const [edited, setEdited] = useState<AdministeredUser | 'new'>();
  const [shown, setShown] = useState<{ userName: string; password: string }>();
  const [explained, setExplained] = useState<AdministeredUser>();
  const actions = useUserActions(setShown);
  const input = {
    ...page.question,
    state: address.state ?? ('all' as const),
    ...(address.of === undefined ? {} : { organisationId: address.of }),
  };
  const list = useCall('v1/admin/users/list', input, { quiet: true, keepPrevious: true });
  const organisations = useCall('v1/admin/organisations/list', { pageSize: 200 }, { quiet: true });
  return (
    <>
      <search className={styles.filters} aria-label="筛选用户">
        <KeywordInput
          subject="账号、昵称或组织"
          value={address.q ?? ''}
          onSearch={(text) => page.filters.filter({ q: text || undefined })}
        />
        <Select
          allowClear
          aria-label="组织"
          placeholder="组织"
          showSearch={{ optionFilterProp: 'label' }}
          value={address.of}
          options={organisations.data?.rows.map(({ organisationId, name }) => ({
            value: organisationId,
            label: name,
          }))}
          onChange={(of?: string) => page.filters.filter({ of })}
        />
        <Select
          allowClear
          aria-label="状态"
          placeholder="状态"
          value={address.state}
          options={states}
          onChange={(state?: UserAddress['state']) => page.filters.filter({ state })}
        />
      </search>
      <AppTable<AdministeredUser>
        {...page.tableOf(list)}
        caption="用户"
        columns={userColumns({ ...actions, edit: setEdited, explain: setExplained })}
        rowKey={({ userId }) => userId}
        toolbar={
          <Button type="primary" onClick={() => setEdited('new')}>
            新建用户
          </Button>
        }
      />
      {edited !== undefined && (
        <UserDialog
          user={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onCreated={(created) => {
            setEdited(undefined);
            setShown(created);
          }}
        />
      )}
      {shown && <OncePassword {...shown} onClose={() => setShown(undefined)} />}
      {explained && <ExplainDialog user={explained} onClose={() => setExplained(undefined)} />}
    </>
  );
}
