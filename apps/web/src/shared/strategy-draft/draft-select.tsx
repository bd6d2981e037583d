import { draftStateNames } from '@ooh/contract/domain/strategy-draft-names';
import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';

export interface DraftSelectProps {
  readonly id?: string;
  readonly value: string | undefined;
  readonly onChange: (draftId: string) => void;
  readonly label: string;
}

/** One of the drafts that can be worked on. */
export function DraftSelect({ id, value, onChange, label }: DraftSelectProps) {
  const { data, error, isPending } = useCall('v1/strategy-drafts/list', {});
  const drafts = (data?.drafts ?? []).filter(({ state }) => state !== 'archived');
  return (
    <Select
      id={id}
      aria-label={label}
      style={{ width: '100%', minWidth: 220 }}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      placeholder="选择策略草稿"
      notFoundContent={error ? `草稿加载失败：${error.message}` : '还没有策略草稿'}
      value={value}
      options={drafts.map((draft) => ({
        value: draft.draftId,
        label: `${draft.name}（${draft.isOwn ? '' : `${draft.ownerName} · `}${draftStateNames[draft.state]}）`,
      }))}
      onChange={onChange}
    />
  );
}
