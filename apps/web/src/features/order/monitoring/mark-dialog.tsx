import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { PostingRow } from '@ooh/contract/domain/monitoring';
import type { CallInput } from '@ooh/contract/registry';
import { Alert, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { markKinds, type MarkKind } from '../../../shared/order/posting-names.ts';

export interface MarkDialogProps {
  readonly posting: PostingRow;
  readonly onClose: () => void;
}

type Kind = (typeof markKinds)[number];

/** The kind that a unit stands in; what hangs as it should counts as posted. */
function kindOf({ state, damage }: PostingRow): MarkKind {
  const found = markKinds.find(
    (kind) => kind.state === state && (state !== 'damaged' || kind.damage === damage),
  );
  return found?.value ?? 'posted';
}

function inputOf(
  posting: PostingRow,
  kind: Kind,
  fields: { postedOn: string; takenDownOn: string; note: string },
): CallInput<'v1/monitoring/mark-posting'> {
  const isUp = kind.state !== 'missing';
  const note = fields.note.trim();
  return {
    postingId: posting.postingId,
    state: posting.isMakeGood && kind.state === 'posted' ? 'made-good' : kind.state,
    damage: kind.damage,
    postedOn: isUp && fields.postedOn !== '' ? fields.postedOn : null,
    takenDownOn: isUp && fields.takenDownOn !== '' ? fields.takenDownOn : null,
    note: note === '' ? null : note,
  };
}

/** Records what was found at a unit: posted as booked, or the kind of exception. */
export function MarkDialog({ posting, onClose }: MarkDialogProps) {
  useReturnFocus();
  const [value, setValue] = useState<MarkKind>(kindOf(posting));
  const [postedOn, setPostedOn] = useState(posting.postedOn ?? '');
  const [takenDownOn, setTakenDownOn] = useState(posting.takenDownOn ?? '');
  const [note, setNote] = useState(posting.note ?? '');
  // A make-good hangs, or it does not.
  const kinds = posting.isMakeGood ? markKinds.slice(0, 2) : markKinds;
  const kind = certain(
    markKinds.find((one) => one.value === value),
    'kind of mark',
    value,
  );
  const isUp = kind.state !== 'missing';
  const [today] = useState(() => chinaDate(new Date()));
  const mark = useMutationCall('v1/monitoring/mark-posting', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: `${posting.unitName} 已登记为${kind.label}` });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`登记上刊情况：${posting.unitName} #${posting.unitNo}`}
      okText="保存"
      cancelText="取消"
      confirmLoading={mark.isPending}
      onOk={() => mark.mutate(inputOf(posting, kind, { postedOn, takenDownOn, note }))}
      onCancel={onClose}
    >
      <Field
        id="mark-kind"
        label="情况"
        isRequired
        isGroup
        hint={`计划 ${posting.plannedFrom} 至 ${posting.plannedTo}；晚于计划上刊的自动记为晚刊`}
      >
        <Radio.Group
          aria-labelledby="mark-kind-label"
          options={kinds.map(({ value: key, label }) => ({ value: key, label }))}
          value={value}
          onChange={({ target }) => setValue(target.value as MarkKind)}
        />
      </Field>
      {isUp && (
        <>
          <Field id="mark-posted" label="实际上刊日期" isRequired>
            <DayInput id="mark-posted" value={postedOn} max={today} onChange={setPostedOn} />
          </Field>
          <Field id="mark-down" label="实际下刊日期" hint="提前下刊时填写，之后的刊期计为损失">
            <DayInput id="mark-down" value={takenDownOn} max={today} onChange={setTakenDownOn} />
          </Field>
        </>
      )}
      <Field id="mark-note" label="说明">
        <Input.TextArea
          id="mark-note"
          rows={2}
          maxLength={200}
          value={note}
          aria-describedby={describedBy('mark-note', undefined)}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {mark.error && <Alert type="error" showIcon title={mark.error.message} />}
    </Modal>
  );
}
