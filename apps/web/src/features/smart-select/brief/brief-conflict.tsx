import type { BriefNames } from '../../../ui/brief/brief-texts.ts';
import { useCall } from '../../../api/use-call.ts';
import { ConflictDialog } from '../../../ui/saving/conflict-dialog.tsx';
import { draftOf, type BriefDraft } from './brief-draft.ts';
import { draftDifferences } from './draft-differences.ts';

export interface BriefConflictProps {
  readonly planId: string;
  readonly draft: BriefDraft;
  readonly names: BriefNames;
  /** Gives up the own changes for what is there. */
  readonly onTakeTheirs: (draft: BriefDraft, version: number) => void;
  readonly onOverwrite: (version: number) => void;
}

/** Somebody has saved the plan in the meantime: shows what differs and lets the user decide. */
export function BriefConflict({ planId, draft, names, onTakeTheirs, onOverwrite }: BriefConflictProps) {
  const latest = useCall('ai-option-mode/getBasePlanDetail', { planId }, { quiet: true, staleMs: 0 });
  // What the cache holds is what the own changes began with.
  const data = latest.isFetchedAfterMount ? latest.data : undefined;
  const theirs = data && draftOf(data.brief, data.row.brandName);
  return (
    <ConflictDialog
      subject="方案"
      latest={data?.row}
      differences={theirs ? draftDifferences(draft, theirs, names) : []}
      error={latest.error}
      onRetry={() => void latest.refetch()}
      onTakeTheirs={() => theirs && onTakeTheirs(theirs, data.row.version)}
      onOverwrite={() => data && onOverwrite(data.row.version)}
    />
  );
}
