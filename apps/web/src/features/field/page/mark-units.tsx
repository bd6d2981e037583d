import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { Alert, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { markKinds, type MarkKind } from '../../../shared/order/posting-names.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import type { FieldQueue } from '../queue/field-queue.ts';
import type { FieldUnit } from './field-unit.ts';
import styles from './field.module.css';

export interface MarkUnitsProps {
  readonly units: readonly FieldUnit[];
  /** Posting as booked, or something that is wrong. */
  readonly isException: boolean;
  readonly queue: FieldQueue;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const exceptions = markKinds.filter(({ value }) => value !== 'posted' && value !== 'late');

/** Records of several units at once that they are posted, or what is wrong with them. */
export function MarkUnits({ units, isException, queue, onDone, onClose }: MarkUnitsProps) {
  useReturnFocus();
  const [today] = useState(() => chinaDate(new Date()));
  const [postedOn, setPostedOn] = useState(today);
  const [value, setValue] = useState<MarkKind>(isException ? 'missing' : 'posted');
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const kind = certain(
    markKinds.find((one) => one.value === value),
    'kind of mark',
    value,
  );
  const isUp = kind.state !== 'missing';
  const dayProblem =
    isUp && (postedOn === '' || postedOn > today) ? '上刊日期不能为空，也不能晚于今天' : undefined;
  const save = async () => {
    setSaving(true);
    try {
      for (const { row, name, postedOn: before } of units)
        await queue.add(
          {
            orderId: row.orderId,
            postingId: row.postingId,
            unit: name,
            work: {
              kind: 'mark',
              state: row.isMakeGood && kind.state === 'posted' ? 'made-good' : kind.state,
              damage: kind.damage,
              // What hangs there already was posted on its day.
              postedOn: isUp ? (isException ? (before ?? postedOn) : postedOn) : null,
              note: note.trim() === '' ? null : note.trim(),
            },
          },
          null,
        );
      onDone();
    } catch {
      setFailure('手机存储已满，没有全部保存；请清理空间后再试');
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title={`${isException ? '报异常' : '登记上刊'}：${units.length} 个点位`}
      okText="保存"
      cancelText="取消"
      confirmLoading={isSaving}
      okButtonProps={{ disabled: dayProblem !== undefined }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {isException && (
        <Field id="field-kind" label="情况" isRequired isGroup>
          <Radio.Group
            aria-labelledby="field-kind-label"
            options={exceptions.map(({ value: key, label }) => ({ value: key, label }))}
            value={value}
            onChange={({ target }) => setValue(target.value as MarkKind)}
          />
        </Field>
      )}
      {isUp && (
        <Field
          id="field-day"
          label="实际上刊日期"
          isRequired
          hint={isException ? '已登记上刊的点位保留原日期' : '晚于计划上刊的自动记为晚刊'}
          error={dayProblem}
        >
          <input
            id="field-day"
            className={styles.day}
            type="date"
            value={postedOn}
            max={today}
            onChange={({ target }) => setPostedOn(target.value)}
          />
        </Field>
      )}
      <Field id="field-note" label="说明">
        <Input.TextArea
          id="field-note"
          rows={2}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {failure !== undefined && <Alert type="error" showIcon title={failure} />}
    </Modal>
  );
}
