import { chinaDate } from '@ooh/contract/domain/china-time';
import { shotKinds, type ShotKind } from '@ooh/contract/domain/order';
import { Alert, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { addDays } from '../../../ui/calendar/dates.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { shotNames } from '../../../shared/order/posting-names.ts';

export interface LaunchDialogProps {
  readonly order: OrderOutput;
  readonly onClose: () => void;
}

/** Photos are asked for within five days: T+5. */
const usualDays = 5;

/** Asks for photos of an order's units, city by city. */
export function LaunchDialog({ order, onClose }: LaunchDialogProps) {
  useReturnFocus();
  const cities = [...new Map(order.items.map(({ cityCode, cityName }) => [cityCode, cityName]))];
  const [today] = useState(() => chinaDate(new Date()));
  const [cityCodes, setCityCodes] = useState(() => cities.map(([cityCode]) => cityCode));
  const [shots, setShots] = useState<ShotKind[]>([...shotKinds]);
  const [dueOn, setDueOn] = useState(() => addDays(today, usualDays) ?? today);
  const [note, setNote] = useState('');
  const launch = useMutationCall('mediaOrder/launchMonitoring', {
    onSuccess: ({ tasks, addedPostings }) => {
      const units = tasks.reduce((sum, task) => sum + task.postings, 0);
      notifyBriefly({
        kind: 'success',
        title: `已发起监测：${tasks.length} 个城市、${units} 个点位`,
        description: addedPostings > 0 ? `新建 ${addedPostings} 条点位记录` : undefined,
      });
      onClose();
    },
  });
  return (
    <Modal
      open
      title="发起监测"
      okText="发起监测"
      cancelText="取消"
      confirmLoading={launch.isPending}
      okButtonProps={{ disabled: cityCodes.length === 0 || shots.length === 0 || dueOn === '' }}
      onOk={() => launch.mutate({ orderId: order.row.orderId, cityCodes, shots, dueOn, note })}
      onCancel={onClose}
    >
      <Field id="launch-cities" label="城市" isRequired isGroup>
        <Checkbox.Group
          options={cities.map(([value, label]) => ({ value, label }))}
          value={cityCodes}
          onChange={setCityCodes}
        />
      </Field>
      <Field id="launch-shots" label="每个点位的照片" isRequired isGroup>
        <Checkbox.Group
          options={shotKinds.map((value) => ({ value, label: shotNames[value] }))}
          value={shots}
          onChange={setShots}
        />
      </Field>
      <Field id="launch-due" label="完成日期" isRequired hint="上刊后 5 天内交齐上刊照（T+5）">
        <DayInput id="launch-due" value={dueOn} min={today} onChange={setDueOn} />
      </Field>
      <Field id="launch-note" label="要求">
        <Input.TextArea
          id="launch-note"
          rows={2}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {launch.error && <Alert type="error" showIcon title={launch.error.message} />}
    </Modal>
  );
}
