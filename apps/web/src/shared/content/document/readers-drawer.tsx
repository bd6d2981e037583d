import type { CallOutput } from '@ooh/contract/registry';
import { Button, Drawer } from 'antd';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';

type Reader = CallOutput<'v1/content/acknowledgements'>['readers'][number];

const columns: readonly AppColumn<Reader>[] = [
  { key: 'nickName', title: '姓名', render: ({ nickName }) => nickName },
  { key: 'organisation', title: '组织', render: ({ organisationName }) => organisationName },
  { key: 'role', title: '角色', render: ({ roleName }) => roleName },
  {
    key: 'readAt',
    title: '阅读时间',
    render: ({ readAt }) => (readAt === null ? <StatusTag tone="waiting" text="未读" /> : formatTime(readAt)),
  },
];

export interface ReadersDrawerProps {
  readonly docId: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Who has read the version in force, when, and who has not yet. */
export function ReadersDrawer({ docId, title, onClose }: ReadersDrawerProps) {
  const list = useCall('v1/content/acknowledgements', { docId }, { staleMs: 0 });
  const read = list.data?.readers.filter(({ readAt }) => readAt !== null).length ?? 0;
  return (
    <Drawer open title={`《${title}》的阅读情况`} size={640} onClose={onClose}>
      <AppTable<Reader>
        caption="阅读名单"
        columns={columns}
        rows={list.data?.readers}
        rowKey={({ userId }) => userId}
        isLoading={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        emptyTitle="没有人有权阅读这份文档"
        toolbar={
          list.data && (
            <strong>
              V{list.data.version}：{read} / {list.data.readers.length} 人已读
            </strong>
          )
        }
        toolbarExtra={
          <Button onClick={() => void saveFile('v1/content/export-acknowledgements', { docId })}>
            导出名单
          </Button>
        }
      />
    </Drawer>
  );
}
