import { Button } from 'antd';
import { useState } from 'react';
import type { CallInput, CallOutput, KeysOfKind } from '../../api/call-types.ts';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useListPage } from '../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { exportList, type ExportAddress } from './export-address.ts';
import { exportColumns } from './export-columns.tsx';

export type ExportRow = CallOutput<'v1/exports/list'>['rows'][number];
type FileCall = KeysOfKind<'file'>;

export interface ExportCentreProps {
  readonly address: ExportAddress;
  readonly onAddress: OnAddress<ExportAddress>;
}

/** 导出中心: what the user has exported, with its state; made again from the data of now, or removed. */
export function ExportCentre({ address, onAddress }: ExportCentreProps) {
  const page = useListPage(exportList, { name: 'exports', address, onAddress });
  const { pageNo, pageSize } = page;
  const asked = { keepPrevious: true, staleMs: 0 };
  const list = useCall('v1/exports/list', { pageNo, pageSize }, asked);
  const remove = useMutationCall('v1/exports/remove', {
    onSuccess: () => notifyBriefly({ kind: 'success', title: '已删除导出记录' }),
  });
  const [busy, setBusy] = useState<string>();
  const repeat = async ({ exportId, again }: ExportRow) => {
    if (again === null) return;
    setBusy(exportId);
    // The record names a call that answered with a file, as it was asked for then.
    const input = again.input as CallInput<FileCall>;
    const answer = await saveFile(again.call as FileCall, input).finally(() => setBusy(undefined));
    if (answer.body) notifyBriefly({ kind: 'success', title: `已导出 ${answer.body.fileName}` });
    await list.refetch();
  };
  return (
    <>
      <PageHeader
        title="导出中心"
        subtitle="您导出过的文件与状态。文件不在服务器留存；「再次导出」按当前数据与权限重新生成。"
        actions={
          <Button loading={list.isFetching} onClick={() => void list.refetch()}>
            刷新
          </Button>
        }
      />
      <AppTable<ExportRow>
        {...page.tableOf(list)}
        caption="导出记录"
        columns={exportColumns({
          busy,
          repeat: (row) => void repeat(row),
          remove: ({ exportId }) => remove.mutate({ exportId }),
        })}
        rowKey={({ exportId }) => exportId}
        emptyTitle="还没有导出过文件"
      />
    </>
  );
}
