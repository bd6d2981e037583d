import { organisationKindNames, type Organisation } from '@ooh/contract/domain/administration';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import styles from '../administration.module.css';
import { organisationList, type OrganisationAddress } from '../administration-lists.ts';
import { OrganisationDialog } from './organisation-dialog.tsx';

function columnsOf(edit: (organisation: Organisation) => void): AppColumn<Organisation>[] {
  return [
    { key: 'name', title: '组织', width: 240, fixed: 'left', render: ({ name }) => name },
    { key: 'kind', title: '类型', width: 120, render: ({ kind }) => organisationKindNames[kind] },
    { key: 'users', title: '用户', width: 88, isNumeric: true, render: ({ users }) => users },
    { key: 'enabled', title: '启用', width: 88, isNumeric: true, render: ({ enabledUsers }) => enabledUsers },
    {
      key: 'created',
      title: '创建时间',
      width: 160,
      render: ({ createdAt }) => <span className="numeric">{formatTime(createdAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 88,
      fixed: 'right',
      render: (organisation) => (
        <Button
          size="small"
          type="link"
          aria-label={`修改 ${organisation.name}`}
          onClick={() => edit(organisation)}
        >
          修改
        </Button>
      ),
    },
  ];
}

export interface OrganisationListProps {
  readonly address: OrganisationAddress;
  readonly onAddress: OnAddress<OrganisationAddress>;
}

/** The organisations that users belong to. */
export function OrganisationList({ address, onAddress }: OrganisationListProps) {
  const page = useListPage(organisationList, { name: 'admin-organisations', address, onAddress });
  const [edited, setEdited] = useState<Organisation | 'new'>();
  const input = page.question;
  const list = useCall('v1/admin/organisations/list', input, { quiet: true, keepPrevious: true });
  return (
    <>
      <search className={styles.filters} aria-label="筛选组织">
        <KeywordInput
          subject="组织名称"
          value={address.q ?? ''}
          onSearch={(text) => page.filters.filter({ q: text || undefined })}
        />
      </search>
      <AppTable<Organisation>
        {...page.tableOf(list)}
        caption="组织"
        columns={columnsOf(setEdited)}
        rowKey={({ organisationId }) => organisationId}
        toolbar={
          <Button type="primary" onClick={() => setEdited('new')}>
            新建组织
          </Button>
        }
      />
      {edited !== undefined && (
        <OrganisationDialog
          organisation={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
