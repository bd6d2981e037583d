import { draftStateNames } from '@ooh/contract/domain/strategy-draft-names';
import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { PushpinOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import { useAllowed } from '../../session/use-session.ts';
import { HrefButton, HrefLink } from '../../ui/page/href-link.tsx';
import { SavingChip } from '../../ui/saving/saving-chip.tsx';
import { DraftChips } from './draft-chips.tsx';
import { DraftClashDialog } from './draft-clash.tsx';
import { DraftExport } from './draft-export.tsx';
import { differingFilters, type DraftPart, type PageFilters } from './draft-fields.ts';
import { DraftSelect } from './draft-select.tsx';
import { draftHref } from './draft-href.ts';
import { EvidenceDrawer } from './evidence-drawer.tsx';
import { lastDraft, rememberDraft } from './last-draft.ts';
import { NewDraftDialog } from './new-draft-dialog.tsx';
import styles from './strategy-draft.module.css';
import { strategyFlag, useDraft } from './use-draft.ts';

export interface DraftBarProps {
  /** `draft` of the address. */
  readonly draftId: string | undefined;
  readonly onDraft: (draftId: string | undefined) => void;
  /** The page's own filters, compared with the draft; without them nothing is compared. */
  readonly page?: PageFilters;
  /** Sets the page's filters to those of the draft. */
  readonly onRestore?: (draft: StrategyDraft) => void;
  /** True in the panel of a map: one row, the parts of the draft open on demand. */
  readonly isCompact?: boolean;
}

/** What opens on demand where there is no room for it. */
function OnDemand({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Popover trigger="click" placement="bottomLeft" content={<div className={styles.popped}>{children}</div>}>
      <Button size="small" type="text" aria-haspopup="dialog">
        {name}
      </Button>
    </Popover>
  );
}

function WithoutDraft({ page = {}, onDraft, isCompact = false }: DraftBarProps) {
  const [isNew, setIsNew] = useState(false);
  const last = lastDraft();
  const select = <DraftSelect label="关联策略草稿" value={undefined} onChange={onDraft} />;
  return (
    <section className={styles.bar} aria-label="策略草稿" data-compact={isCompact}>
      <span className={styles.note}>未关联策略草稿</span>
      <Button size="small" onClick={() => setIsNew(true)}>
        新建
      </Button>
      {last !== undefined && (
        <Button size="small" type="link" onClick={() => onDraft(last)}>
          {isCompact ? '继续上次' : '继续上次的草稿'}
        </Button>
      )}
      {isCompact ? <OnDemand name="关联">{select}</OnDemand> : <div className={styles.choose}>{select}</div>}
      {isNew && (
        <NewDraftDialog
          initial={page as DraftPart}
          onCreated={(draft) => {
            setIsNew(false);
            onDraft(draft.draftId);
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </section>
  );
}

function WithDraft({
  draftId,
  onDraft,
  page,
  onRestore,
  isCompact = false,
}: DraftBarProps & { readonly draftId: string }) {
  const work = useDraft(draftId);
  const [isReading, setIsReading] = useState(false);
  const { draft, error, state, save } = work;
  const leave = () => {
    rememberDraft(undefined);
    onDraft(undefined);
  };
  if (error)
    return (
      <section className={styles.bar} aria-label="策略草稿" data-compact={isCompact}>
        <span className={styles.note}>
          {error.isAbsent ? '没有找到这份策略草稿，或不在您的权限内' : `策略草稿加载失败：${error.message}`}
        </span>
        {!error.isAbsent && (
          <Button size="small" onClick={work.retry}>
            重试
          </Button>
        )}
        <Button size="small" onClick={leave}>
          取消关联
        </Button>
      </section>
    );
  if (draft === undefined)
    return <section className={styles.bar} aria-label="策略草稿" aria-busy="true" data-compact={isCompact} />;
  const differing = page === undefined ? [] : differingFilters(draft, page);
  const pins = draft.evidence.length;
  const chips = (
    <DraftChips draft={draft} isDisabled={draft.state === 'archived'} onChange={(part) => void save(part)} />
  );
  return (
    <section className={styles.bar} aria-label="策略草稿" data-compact={isCompact}>
      <HrefLink className={styles.name} href={draftHref(draftId)} title={draft.name}>
        {draft.name}
      </HrefLink>
      {draft.state !== 'open' && <span className={styles.note}>{draftStateNames[draft.state]}</span>}
      {isCompact ? <OnDemand name="简报">{chips}</OnDemand> : chips}
      <Button
        size="small"
        type="text"
        icon={<PushpinOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsReading(true)}
      >
        {pins} 条洞察
      </Button>
      <SavingChip state={state} />
      {differing.length > 0 && (
        <span className={styles.differs}>
          {differing.join('、')}与草稿不同
          <Button size="small" type="link" onClick={() => void save(page as DraftPart)}>
            写回草稿
          </Button>
          {onRestore && (
            <Button size="small" type="link" onClick={() => onRestore(draft)}>
              恢复
            </Button>
          )}
        </span>
      )}
      <span className={styles.end}>
        {!isCompact && (
          <>
            <DraftExport draftId={draftId} />
            <HrefButton size="small" type="primary" href={draftHref(draftId)}>
              下一步
            </HrefButton>
          </>
        )}
        <Button size="small" type="text" onClick={leave}>
          取消关联
        </Button>
      </span>
      <DraftClashDialog work={work} />
      {isReading && <EvidenceDrawer draft={draft} onClose={() => setIsReading(false)} />}
    </section>
  );
}

/** The draft of a strategy page: its parts, findings and state, above the page's own head. */
export function DraftBar(props: DraftBarProps) {
  const { draftId } = props;
  if (!useAllowed(strategyFlag)) return null;
  return draftId === undefined ? (
    <WithoutDraft {...props} />
  ) : (
    <WithDraft key={draftId} {...props} draftId={draftId} />
  );
}
