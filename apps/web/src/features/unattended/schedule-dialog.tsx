import { dataReleaseGroup } from '@ooh/contract/domain/data-release';
import type { ImportSchedule } from '@ooh/contract/domain/import-schedule';
import { Alert, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { useMovingCityScope } from '../../shared/city-picker/use-city-catalog.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { DataFields } from './schedule-data-fields.tsx';
import { draftOf, draftProblems, saveInput, type ScheduleDraft } from './schedule-draft.ts';
import { SourceFields } from './schedule-source-fields.tsx';

export interface ScheduleDialogProps {
  /** Undefined for a new one. */
  readonly schedule: ImportSchedule | undefined;
  readonly onClose: () => void;
}

/** What the groups of fields of the dialog share. */
export interface DraftFieldsProps {
  readonly draft: ScheduleDraft;
  readonly change: (part: Partial<ScheduleDraft>) => void;
  readonly errorOf: (field: keyof ReturnType<typeof draftProblems>) => string | undefined;
}

/** Makes a scheduled import, or changes one. */
export function ScheduleDialog({ schedule, onClose }: ScheduleDialogProps) {
  useReturnFocus();
  const scope = useMovingCityScope(dataReleaseGroup);
  const [isChecked, setChecked] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const save = useMutationCall('v1/import-schedules/save', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: '已保存' });
      onClose();
    },
  });
  const problems = draftProblems(draft);
  const fields: DraftFieldsProps = {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    errorOf: (field) => (isChecked ? problems[field] : undefined),
  };
  const submit = () => {
    setChecked(true);
    const input = saveInput(draft, schedule);
    if (input !== null) save.mutate(input);
  };
  return (
    <Modal
      open
      width={640}
      title={schedule === undefined ? '新建定时导入' : `修改「${schedule.name}」`}
      okText="保存"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <DataFields {...fields} scope={scope} />
      <SourceFields {...fields} hasSecret={schedule?.hasSecret ?? false} />
      <Checkbox
        checked={draft.isEnabled}
        onChange={({ target }) => fields.change({ isEnabled: target.checked })}
      >
        启用
      </Checkbox>
      {save.error && <Alert type="error" showIcon title="未能保存" description={save.error.message} />}
    </Modal>
  );
}
