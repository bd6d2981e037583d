import type { Organisation } from '@ooh/contract/domain/administration';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from '../administration.module.css';
import { organisationList, type OrganisationAddress } from '../administration-lists.ts';
import { OrganisationDialog } from './organisation-dialog.tsx';
import { organisationColumns } from './organisation-columns.tsx';

export interface OrganisationListProps {
  readonly address: OrganisationAddress;
  readonly onAddress: OnAddress<OrganisationAddress>;
}

/** The organisations that users belong to. */
export function OrganisationList({ address, onAddress }: OrganisationListProps) {
  const page = useListPage(organisationList, { name: 'admin-organisations', address, onAddress });
  const [edited, setEdited] = useState<Organisation | 'new'>();
  const input = page.question;
  const list = useCall('v1/admin/organisations/list', input, { keepPrevious: true });
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
        columns={organisationColumns(setEdited)}
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
