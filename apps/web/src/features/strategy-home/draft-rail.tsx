import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { draftStateNames, draftStates, type DraftState } from '@ooh/contract/domain/strategy-draft-names';
import { Button, Input, Segmented } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { wanOfFen } from '../../ui/form/money-input.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';
import styles from './strategy-home.module.css';

const tones: Record<DraftState, StatusTone> = {
  open: 'working',
  'handed-over': 'success',
  archived: 'neutral',
};

export interface DraftRailProps {
  readonly drafts: readonly StrategyDraft[];
  readonly openId: string | undefined;
  readonly onOpen: (draftId: string) => void;
}

function DraftItem({
  draft,
  isOpen,
  onOpen,
}: {
  draft: StrategyDraft;
  isOpen: boolean;
  onOpen: (id: string) => void;
}) {
  const copy = useMutationCall('v1/strategy-drafts/copy', {
    onSuccess: (made) => {
      notifyBriefly({ kind: 'success', title: `已复制为「${made.name}」` });
      onOpen(made.draftId);
    },
  });
  const archive = useMutationCall('v1/strategy-drafts/archive');
  const { draftId, version, state } = draft;
  const isArchived = state === 'archived';
  const cities = draft.cities.map(({ cityName }) => cityName.replace(/市$/, '')).join('、');
  return (
    <li data-open={isOpen || undefined}>
      <button type="button" className={styles.open} aria-pressed={isOpen} onClick={() => onOpen(draftId)}>
        <b>{draft.name}</b>
        <StatusTag tone={tones[state]} text={draftStateNames[state]} />
        <small>
          {[draft.brandName, cities, draft.budgetFen === null ? null : `${wanOfFen(draft.budgetFen)} 万元`]
            .filter((part) => part !== null && part !== '')
            .join(' · ')}
        </small>
        <small>
          {draft.isOwn ? '' : `${draft.ownerName} 共享 · `}
          {draft.evidence.length} 条洞察 · {formatTime(draft.updatedAt)}
        </small>
      </button>
      <span className={styles.itemActions}>
        <Button size="small" type="text" loading={copy.isPending} onClick={() => copy.mutate({ draftId })}>
          复制
        </Button>
        {draft.isOwn && (
          <Button
            size="small"
            type="text"
            loading={archive.isPending}
            onClick={() => archive.mutate({ draftId, version, isArchived: !isArchived })}
          >
            {isArchived ? '重新打开' : '归档'}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Drafts that can be opened: own ones and those that colleagues share. */
export function DraftRail({ drafts, openId, onOpen }: DraftRailProps) {
  const [state, setState] = useState<DraftState>('open');
  const [keyword, setKeyword] = useState('');
  const shown = drafts.filter(
    (draft) => draft.state === state && `${draft.name}${draft.brandName ?? ''}`.includes(keyword.trim()),
  );
  const countOf = (one: DraftState) => drafts.filter((draft) => draft.state === one).length;
  return (
    <aside className={styles.rail} aria-label="策略草稿列表">
      <Segmented<DraftState>
        block
        aria-label="草稿状态"
        value={state}
        onChange={setState}
        options={draftStates.map((one) => ({ value: one, label: `${draftStateNames[one]} ${countOf(one)}` }))}
      />
      <Input
        allowClear
        aria-label="按名称或品牌查找草稿"
        placeholder="名称或品牌"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {shown.length === 0 ? (
        <StateBlock
          kind={keyword === '' ? 'empty' : 'no-match'}
          title={keyword === '' ? '没有这一状态的草稿' : undefined}
        />
      ) : (
        <ul className={styles.list}>
          {shown.map((draft) => (
            <DraftItem key={draft.draftId} draft={draft} isOpen={draft.draftId === openId} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </aside>
  );
}
