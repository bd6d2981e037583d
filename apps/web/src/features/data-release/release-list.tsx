import type { DataRelease } from '@ooh/contract/domain/data-release';
import { Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import styles from './data-release.module.css';
import { PanelDialog } from './panel-dialog.tsx';
import { PanelJob } from './panel-job.tsx';
import { listInputOf, releaseList, type ReleaseAddress } from './release-address.ts';
import { releaseColumns } from './release-columns.tsx';
import { ReleaseDrawer } from './release-drawer.tsx';
import { ReleaseFilters } from './release-filters.tsx';
import { UndoDialog } from './undo-dialog.tsx';

export interface ReleaseListProps {
  readonly address: ReleaseAddress;
  readonly onAddress: OnAddress<ReleaseAddress>;
}

/** The version that the address names: of the page, else of all versions. */
function useOpenRelease(address: ReleaseAddress, rows: readonly DataRelease[] | undefined) {
  const wanted = address.release;
  const listed = rows?.find(({ releaseId }) => releaseId === wanted);
  const isElsewhere = wanted !== undefined && rows !== undefined && listed === undefined;
  const all = useCall('v1/data-releases', { pageNo: 1, pageSize: 200 }, { enabled: isElsewhere });
  const release = listed ?? all.data?.rows.find(({ releaseId }) => releaseId === wanted) ?? null;
  return { release, isLoading: rows === undefined || (isElsewhere && all.isPending) };
}

/** Register of the data versions: where each comes from, which one is in force, and how to take it back. */
export function ReleaseList({ address, onAddress }: ReleaseListProps) {
  const [undoing, setUndoing] = useState<DataRelease>();
  const [isGenerating, setGenerating] = useState(false);
  const page = useListPage(releaseList, { name: 'data-releases', address, onAddress });
  const list = useCall('v1/data-releases', listInputOf(address), { keepPrevious: true });
  const open = useOpenRelease(address, list.data?.rows);
  const importHref = `/administration/import${address.city === undefined ? '' : `?city=${address.city}`}`;
  const toImport = (
    <HrefButton type="primary" href={importHref}>
      导入数据
    </HrefButton>
  );
  const openRelease = (releaseId: string) => onAddress({ ...address, release: releaseId });
  return (
    <>
      <PageHeader
        title="数据版本"
        subtitle="每份数据的来源、依据与去向；同一城市同一类型只有一个版本生效。"
        actions={
          <>
            <Button onClick={() => setGenerating(true)}>生成人群样本</Button>
            {toImport}
          </>
        }
      />
      {address.job !== undefined && (
        <PanelJob
          key={address.job}
          jobId={address.job}
          onOpen={openRelease}
          onDismiss={() => onAddress({ ...address, job: undefined })}
        />
      )}
      <ReleaseFilters {...page.filters} address={address} onRefresh={() => void list.refetch()} />
      <div className={styles.table}>
        <AppTable<DataRelease>
          {...page.tableOf(list)}
          caption="数据版本"
          columns={releaseColumns({ open: ({ releaseId }) => openRelease(releaseId), undo: setUndoing })}
          rowKey={({ releaseId }) => releaseId}
          emptyTitle="还没有数据版本：先导入公交线路，再生成人群样本"
          emptyAction={toImport}
          onRowClick={({ releaseId }) => openRelease(releaseId)}
        />
      </div>
      {address.release !== undefined && (
        <ReleaseDrawer
          {...open}
          onClose={() => onAddress({ ...address, release: undefined })}
          onUndo={setUndoing}
        />
      )}
      {undoing && <UndoDialog release={undoing} onClose={() => setUndoing(undefined)} />}
      {isGenerating && (
        <PanelDialog
          city={address.city}
          onClose={() => setGenerating(false)}
          onStarted={(job) => {
            setGenerating(false);
            onAddress({ ...address, job });
          }}
        />
      )}
    </>
  );
}
