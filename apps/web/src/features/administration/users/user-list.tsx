import type { AdministeredUser } from '@ooh/contract/domain/administration';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
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
import { useUserActions } from './use-user-actions.tsx';

const states = [
  { value: 'enabled', label: '启用' },
  { value: 'disabled', label: '停用' },
];

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
  const { question, ...actions } = useUserActions(setShown);
  const input = {
    ...page.question,
    state: address.state ?? ('all' as const),
    ...(address.of === undefined ? {} : { organisationId: address.of }),
  };
  const list = useCall('v1/admin/users/list', input, { keepPrevious: true });
  const organisations = useCall('v1/admin/organisations/list', { pageSize: 200 });
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
      {question}
      {shown && <OncePassword {...shown} onClose={() => setShown(undefined)} />}
      {explained && <ExplainDialog user={explained} onClose={() => setExplained(undefined)} />}
    </>
  );
}
