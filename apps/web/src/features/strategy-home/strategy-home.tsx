import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { MaterialList } from '../../shared/creative-work/material-list.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { EvidenceList } from '../../shared/strategy-draft/evidence-list.tsx';
import { lastDraft } from '../../shared/strategy-draft/last-draft.ts';
import { NewDraftDialog } from '../../shared/strategy-draft/new-draft-dialog.tsx';
import { useDraft } from '../../shared/strategy-draft/use-draft.ts';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { DraftLine } from './draft-line.tsx';
import { DraftRail } from './draft-rail.tsx';
import { Quadrants } from './quadrants.tsx';
import type { StrategyAddress } from './strategy-address.ts';
import styles from './strategy-home.module.css';

export interface StrategyHomeProps {
  readonly address: StrategyAddress;
  readonly onAddress: OnAddress<StrategyAddress>;
}

function OpenDraft({ draftId }: { readonly draftId: string }) {
  const work = useDraft(draftId);
  const { draft, error } = work;
  if (error)
    return (
      <StateBlock
        kind="section-failed"
        title="策略草稿加载失败"
        absentTitle="没有找到这份策略草稿，或不在您的权限内"
        error={error}
        onRetry={work.retry}
      />
    );
  if (draft === undefined) return <StateBlock kind="loading" shape="cards" rows={4} minHeight={420} />;
  return (
    <>
      <DraftLine draft={draft} />
      <Quadrants draft={draft} />
      <Card
        title={`固定的洞察 ${draft.evidence.length}`}
        extra={
          draft.isOwn && (
            <span className={styles.share}>
              与本组织共享
              <Switch
                size="small"
                aria-label="与本组织共享"
                checked={draft.isShared}
                disabled={draft.state === 'archived'}
                onChange={(isShared) => void work.save({ isShared })}
              />
            </span>
          )
        }
      >
        <EvidenceList draft={draft} />
      </Card>
      <MaterialList subject={{ draftId }} isFixed={draft.state === 'archived'} />
    </>
  );
}

/** 策略总览: what is known about a brief, what is missing and what comes next. The draft is its subject. */
export function StrategyHome({ address, onAddress }: StrategyHomeProps) {
  const { data, error, refetch } = useCall('v1/strategy-drafts/list', {});
  const [isNew, setIsNew] = useState(false);
  const drafts = data?.drafts;
  const known = (wanted: string | undefined) => drafts?.find(({ draftId }) => draftId === wanted)?.draftId;
  const openId =
    address.draft ?? known(lastDraft()) ?? drafts?.find(({ state }) => state === 'open')?.draftId;
  const open = (draftId: string | undefined) => onAddress({ ...address, draft: draftId });
  const create = (
    <Button type="primary" onClick={() => setIsNew(true)}>
      新建草稿
    </Button>
  );
  return (
    <>
      <PageHeader
        title="策略总览"
        subtitle="从一个品牌和一个目标开始，系统把洞察带到订单。"
        actions={create}
        hasDemoTag={false}
      />
      {openId !== undefined && <DraftBar draftId={openId} onDraft={open} />}
      <div className={styles.page}>
        <div className={styles.main}>
          {openId !== undefined ? (
            <OpenDraft key={openId} draftId={openId} />
          ) : error ? (
            <StateBlock
              kind="section-failed"
              title="策略草稿列表加载失败"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : drafts === undefined ? (
            <StateBlock kind="loading" shape="cards" rows={4} minHeight={420} />
          ) : (
            <StateBlock
              kind="empty"
              title="从一个品牌和一个目标开始，系统把洞察带到订单"
              action={create}
              minHeight={420}
            />
          )}
        </div>
        {drafts !== undefined ? (
          <DraftRail drafts={drafts} openId={openId} onOpen={open} />
        ) : (
          openId !== undefined &&
          error && (
            <StateBlock
              kind="section-failed"
              title="策略草稿列表加载失败"
              error={error}
              onRetry={() => void refetch()}
            />
          )
        )}
      </div>
      {isNew && (
        <NewDraftDialog
          onCreated={({ draftId }) => {
            setIsNew(false);
            open(draftId);
          }}
          onClose={() => setIsNew(false)}
        />
      )}
    </>
  );
}
