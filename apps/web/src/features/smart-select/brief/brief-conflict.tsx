import type { BriefNames } from '../../../shared/brief/brief-texts.ts';
import { useCall } from '../../../api/use-call.ts';
import { FieldConflict } from '../../../ui/saving/field-conflict.tsx';
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

/** Another user has saved the plan in the meantime: shows the differences and lets the user decide. */
export function BriefConflict({ planId, draft, names, onTakeTheirs, onOverwrite }: BriefConflictProps) {
  const latest = useCall('ai-option-mode/getBasePlanDetail', { planId }, { staleMs: 0 });
  return (
    <FieldConflict
      subject="方案"
      latest={latest}
      draftOf={({ brief, row }) => draftOf(brief, row.brandName)}
      differencesOf={(theirs) => draftDifferences(draft, theirs, names)}
      onTakeTheirs={onTakeTheirs}
      onOverwrite={onOverwrite}
    />
  );
}
