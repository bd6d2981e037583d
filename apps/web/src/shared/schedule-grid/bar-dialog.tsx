import { Button, Modal } from 'antd';
import { useState } from 'react';
import { daysBetween } from '../../ui/calendar/dates.ts';
import { Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { barText, type BarPeriod, type ScheduleBar } from './schedule-bars.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import styles from './bar-dialog.module.css';

export interface BarDialogProps {
  /** Of the unit. */
  readonly name: string;
  readonly bar: ScheduleBar;
  readonly limits: BarPeriod;
  readonly onClose: () => void;
  /** Absent where the days cannot be changed. */
  readonly onChange?: (period: BarPeriod) => void;
}

function problemOf({ start, end }: BarPeriod, limits: BarPeriod): string | undefined {
  const days = daysBetween(start, end);
  if (days === undefined) return '请填写日期，如 2026-12-01';
  if (days < 0) return '结束日期早于开始日期';
  if (start < limits.start || end > limits.end) return `须在 ${limits.start} 至 ${limits.end} 之内`;
  return undefined;
}

/** What a bar stands for, and its days as dates: the way without drawing. */
export function BarDialog({ name, bar, limits, onClose, onChange }: BarDialogProps) {
  useReturnFocus();
  const [start, setStart] = useState(bar.start);
  const [end, setEnd] = useState(bar.end);
  const problem = problemOf({ start, end }, limits);
  return (
    <Modal
      open
      title={name}
      onCancel={onClose}
      footer={
        onChange ? (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button
              type="primary"
              disabled={problem !== undefined}
              onClick={() => {
                onChange({ start, end });
                onClose();
              }}
            >
              应用
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>关闭</Button>
        )
      }
    >
      <p className={styles.barWords}>{barText(bar)}</p>
      {onChange && (
        <div className={styles.dates}>
          <Field id="schedule-start" label="开始日期" error={problem}>
            <DayInput
              id="schedule-start"
              value={start}
              min={limits.start}
              max={limits.end}
              isClearable={false}
              onChange={setStart}
            />
          </Field>
          <Field id="schedule-end" label="结束日期（含）">
            <DayInput
              id="schedule-end"
              value={end}
              min={limits.start}
              max={limits.end}
              isClearable={false}
              onChange={setEnd}
            />
          </Field>
        </div>
      )}
    </Modal>
  );
}
