import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { draftOf, emptyDraft } from '../../../features/smart-select/brief/brief-draft.ts';
import { BriefEditor } from '../../../features/smart-select/brief/brief-editor.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';

const route = '/marketing/smart-select/create/step-1';

/** The plan that this very page has created: its address arrives a moment later and must not start it anew. */
interface OwnPlan {
  readonly planId: string;
  readonly isInAddress: boolean;
}

/** Step 1: a new brief, a saved one (`planId`), or a new one with the audience of another plan (`audienceOf`). */
export function BriefPage() {
  const { planId, audienceOf } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const [own, setOwn] = useState<OwnPlan>();
  const [round, setRound] = useState(0);
  if (own && !own.isInAddress && planId === own.planId) setOwn({ ...own, isInAddress: true });
  if (own?.isInAddress && planId !== own.planId) {
    setOwn(undefined);
    setRound(round + 1);
  }
  const sourceId = planId === own?.planId ? undefined : (planId ?? audienceOf);
  const source = useCall(
    'ai-option-mode/getBasePlanDetail',
    { planId: sourceId ?? '' },
    { enabled: sourceId !== undefined && own === undefined, quiet: true, staleMs: 0 },
  );
  // One key for a new plan before and after it was created: the form must not start anew in between.
  const newKey = `new-${round}-${audienceOf ?? ''}`;
  const onCreated = (created: string) => {
    setOwn({ planId: created, isInAddress: false });
    void navigate({ search: { planId: created, audienceOf }, replace: true });
  };
  if (sourceId === undefined || own !== undefined) {
    return <BriefEditor key={newKey} onCreated={onCreated} />;
  }
  if (source.error) {
    return (
      <StateBlock
        kind="page-failed"
        title="方案打不开"
        errorText={source.error.message}
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
