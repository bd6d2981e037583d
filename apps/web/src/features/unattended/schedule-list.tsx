import type { ImportSchedule } from '@ooh/contract/domain/import-schedule';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useAskingAgain } from '../../api/use-asking-again.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { scheduleColumns } from './schedule-columns.tsx';
import { isAtWork } from './schedule-words.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface RemoveDialogProps {
  readonly schedule: ImportSchedule;
  readonly onClose: () => void;
}

function RemoveDialog({ schedule, onClose }: RemoveDialogProps) {
  useReturnFocus();
  const remove = useMutationCall('v1/import-schedules/{scheduleId}/remove', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: `已删除「${schedule.name}」` });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`删除「${schedule.name}」？`}
      okText="删除"
      cancelText="不删除"
      okButtonProps={{ danger: true }}
      confirmLoading={remove.isPending}
      onOk={() => remove.mutate({ scheduleId: schedule.scheduleId })}
      onCancel={onClose}
    >
      <p>不再定时取此文件；已经导入的数据版本保留。</p>
      {remove.error && <Alert type="error" showIcon title="未能删除" description={remove.error.message} />}
    </Modal>
  );
}

/** Files that are fetched and imported by time, with what became of each last. */
export function ScheduleList() {
  const list = useCall('v1/import-schedules/list', {}, { staleMs: 0 });
  const isComputing = list.data?.some((schedule) => isAtWork(schedule, list.dataUpdatedAt)) ?? false;
  useAskingAgain({ ...list, data: list.data && { isComputing } });
  const [edited, setEdited] = useState<{ readonly schedule: ImportSchedule | undefined }>();
  const [removing, setRemoving] = useState<ImportSchedule>();
  const run = useMutationCall('v1/import-schedules/{scheduleId}/run', {
    onSuccess: () =>
      notifyBriefly({ kind: 'success', title: '即将执行', description: '结果稍后显示在「最近结果」' }),
  });
  const create = (
    <Button type="primary" onClick={() => setEdited({ schedule: undefined })}>
      新建定时导入
    </Button>
  );
  return (
    <>
      <PageHeader
        title="定时导入"
        subtitle="按时从 https 或 SFTP 地址取文件并导入；文件没有更新时不再导入。"
        actions={
          <>
            <HrefButton href="/administration/data-releases">数据版本</HrefButton>
            {create}
          </>
        }
      />
      <AppTable<ImportSchedule>
        caption="定时导入"
        settingsKey="import-schedules"
        columns={scheduleColumns({
          run: ({ scheduleId }) => run.mutate({ scheduleId }),
          change: (schedule) => setEdited({ schedule }),
          remove: setRemoving,
        })}
        rows={list.data}
        rowKey={({ scheduleId }) => scheduleId}
        error={list.error}
        onRetry={() => void list.refetch()}
        emptyTitle="还没有定时导入"
        emptyAction={create}
      />
      {edited && <ScheduleDialog schedule={edited.schedule} onClose={() => setEdited(undefined)} />}
      {removing && <RemoveDialog schedule={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
