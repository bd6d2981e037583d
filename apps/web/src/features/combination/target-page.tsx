import { combinationGroup } from '@ooh/contract/domain/combination-names';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { useDraft } from '../../shared/strategy-draft/use-draft.ts';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { TargetAddress } from './combination-address.ts';
import styles from './combination.module.css';
import { ConflictCard } from './conflict-card.tsx';
import { FoundMix } from './found-mix.tsx';
import { briefOf, draftOf, partOfStrategy, type MixDraft } from './mix-draft.ts';
import { TargetForm } from './target-form.tsx';
import { useProposal } from './use-proposal.ts';

interface TargetPageProps {
  readonly address: TargetAddress;
  readonly onAddress: OnAddress<TargetAddress>;
}

/** 营销目标: which mix of media reaches a goal for least, or most for the budget, and whether more is possible. */
export function TargetPage({ address, onAddress }: TargetPageProps) {
  const scope = useGroupScope(combinationGroup);
  const hasCities = scope === 'ALL' || scope.size > 0;
  const mayCombine = useAllowed(`${combinationGroup}.isEnabled`) && hasCities;
  const { proposal, job, isRunning, error, onRetry } = useProposal(address.p);
  const [changes, setChanges] = useState<Partial<MixDraft>>({});
  const { draft: strategy } = useDraft(address.draft);
  const draft: MixDraft = {
    ...draftOf(address),
    ...(strategy === undefined ? {} : partOfStrategy(strategy)),
    ...proposal?.brief,
    ...changes,
  };
  const propose = useMutationCall('v1/combination/propose', {
    onSuccess: ({ proposalId }) => onAddress({ ...address, p: proposalId, kind: undefined }),
  });
  const ask = (wanted: MixDraft) => {
    setChanges(wanted);
    propose.mutate(briefOf(wanted));
  };
  const content = () => {
    if (address.p === undefined)
      return (
        <StateBlock
          kind="unselected"
          title="填写目标与限制，求出媒体组合"
          description="数秒内给出首个组合，约一分钟内证明它距理论最高还有多远，并给出预算曲线与三个推荐。"
          minHeight={420}
        />
      );
    if (proposal === undefined)
      return <SectionPending error={error} onRetry={onRetry} rows={8} minHeight={420} />;
    return (
      <>
        {isRunning && <JobProgress jobId={proposal.jobId} job={job} label="测算" />}
        {proposal.citiesWithoutFigures.length > 0 && (
          <output className={styles.faint}>
            未纳入：
            {proposal.citiesWithoutFigures
              .map(({ cityName, reason }) => `${cityName}（${reason}）`)
              .join('、')}
          </output>
        )}
        {proposal.state === 'infeasible' && (
          <ConflictCard proposal={proposal} onFix={(change) => ask({ ...draft, ...change })} />
        )}
        {proposal.state === 'failed' && (
          <StateBlock kind="empty" title={proposal.message ?? '没有求出组合'} minHeight={320} />
        )}
        <FoundMix
          proposal={proposal}
          draftId={address.draft}
          kind={address.kind ?? 'best'}
          onKind={(kind) => onAddress({ ...address, kind }, { resetScroll: false })}
          onBudget={(budgetFen) => ask({ ...draft, budgetFen })}
        />
      </>
    );
  };
  return (
    <>
      <PageHeader title="营销目标" subtitle="哪种媒体组合花得最少或到达最多，还能不能更好。" hasDemoTag />
      <DraftBar
        draftId={address.draft}
        onDraft={(draftId) => onAddress({ ...address, draft: draftId }, { resetScroll: false })}
        page={{ cityCodes: draft.cityCodes }}
        onRestore={(stored) => setChanges({ ...changes, ...partOfStrategy(stored) })}
      />
      {mayCombine ? (
        <div className={styles.workspace}>
          <TargetForm
            draft={draft}
            isBusy={propose.isPending || isRunning}
            onChange={(change) => setChanges({ ...changes, ...change })}
            onSubmit={() => ask(draft)}
          />
          <div className={styles.found}>{content()}</div>
        </div>
      ) : (
        <NoPermission group={combinationGroup} title="未开通目标与组合的数据权限" />
      )}
    </>
  );
}
