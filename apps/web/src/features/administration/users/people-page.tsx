import { Tabs } from 'antd';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import type { ListProps } from '../list-props.ts';
import { OrganisationList } from '../organisations/organisation-list.tsx';
import { UserList } from './user-list.tsx';

export interface PeoplePageProps extends ListProps {
  readonly tab: 'users' | 'organisations';
  readonly onTab: (tab: 'users' | 'organisations') => void;
}

/** Users and the organisations that they belong to. */
export function PeoplePage({ tab, onTab, ...list }: PeoplePageProps) {
  return (
    <>
      <PageHeader title="用户与组织" subtitle="账号、所属组织与角色；停用账号随即结束其全部会话。" />
      <Tabs
        activeKey={tab}
        onChange={(key) => onTab(key as 'users' | 'organisations')}
        items={[
          { key: 'users', label: '用户', children: <UserList {...list} /> },
          { key: 'organisations', label: '组织', children: <OrganisationList {...list} /> },
        ]}
        destroyOnHidden
      />
    </>
  );
}
