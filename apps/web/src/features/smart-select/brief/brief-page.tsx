import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCall } from '../../../api/use-call.ts';
import { draftOf, emptyDraft, sentDraft } from './brief-draft.ts';
import { BriefEditor } from './brief-editor.tsx';
import { useHandOver } from '../../../shared/send-menu/use-hand-over.ts';
import { useOwnWork } from '../../../ui/saving/use-own-work.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';

const route = '/marketing/smart-select/create/step-1';

/**
 * Step 1: a new brief, a saved one (`planId`), a new one with the audience of another plan (`audienceOf`) or with what another
 * page has sent (`handOver`) or a description says (`described`).
 */
export function BriefPage() {
  const { planId, audienceOf, handOver, described } = useSearch({ from: route });
  const sent = useHandOver(planId === undefined ? handOver : undefined, 'plan-bus');
  const navigate = useNavigate({ from: route });
  const own = useOwnWork(planId);
  const sourceId = planId === own.ownId ? undefined : (planId ?? audienceOf);
  const source = useCall(
    'ai-option-mode/getBasePlanDetail',
    { planId: sourceId ?? '' },
    { enabled: sourceId !== undefined && own.ownId === undefined, staleMs: 0 },
  );
  // One key for a new plan before and after it was created: the form must not start anew in between.
  const newKey = `new-${own.round}-${audienceOf ?? ''}-${handOver ?? ''}-${described ?? ''}`;
  const onCreated = (created: string) => {
    own.take(created);
    void navigate({ search: { planId: created, audienceOf, handOver, described }, replace: true });
  };
  if (sourceId === undefined || own.ownId !== undefined) {
    if (sent.isLoading && own.ownId === undefined)
      return <StateBlock kind="loading" rows={10} minHeight={480} />;
    return (
      <BriefEditor
        key={newKey}
        initial={sent.load && sentDraft(sent.load)}
        described={described}
        onCreated={onCreated}
      />
    );
  }
  if (source.error) {
    return (
      <StateBlock
        kind="page-failed"
        title="方案打不开"
        error={source.error}
        onRetry={() => void source.refetch()}
      />
    );
  }
  // An older answer from the cache would carry an older version: every save on it would be a conflict.
  if (!source.data || !source.isFetchedAfterMount)
    return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const { row, brief } = source.data;
  if (planId === undefined) {
    const borrowed = { ...emptyDraft, targetAudience: brief.targetAudience, cityCodes: brief.cityCodes };
    return <BriefEditor key={newKey} initial={borrowed} onCreated={onCreated} />;
  }
  return (
    <BriefEditor
      key={sourceId}
      plan={{ planId: row.planId, version: row.version, state: row.state }}
      initial={draftOf(brief, row.brandName)}
      onCreated={onCreated}
    />
  );
}
