import { Tabs } from 'antd';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { UserAddress } from '../administration-lists.ts';
import { OrganisationList } from '../organisations/organisation-list.tsx';
import { UserList } from './user-list.tsx';

export interface PeoplePageProps {
  readonly address: UserAddress;
  readonly onAddress: OnAddress<UserAddress>;
}

/** Users and the organisations that they belong to. */
export function PeoplePage(props: PeoplePageProps) {
  const { address, onAddress } = props;
  return (
    <>
      <PageHeader title="用户与组织" subtitle="账号、所属组织与角色；停用账号随即结束其全部会话。" />
      <Tabs
        activeKey={address.tab ?? 'users'}
        onChange={(key) => onAddress({ tab: key === 'organisations' ? key : undefined })}
        items={[
          { key: 'users', label: '用户', children: <UserList {...props} /> },
          { key: 'organisations', label: '组织', children: <OrganisationList {...props} /> },
        ]}
        destroyOnHidden
      />
    </>
  );
}
