import { call } from '../../../api/call.ts';
import type { CallResult } from '../../../api/call-types.ts';
import type { SavedPlan } from '../saving/use-saving.ts';
import { briefOf, type BriefDraft } from './brief-draft.ts';

/** Stores a brief on the server: over a version of a plan, or as a new plan. Undefined while it is incomplete. */
export function sendBrief(
  draft: BriefDraft,
  base: SavedPlan | undefined,
): Promise<CallResult<SavedPlan>> | undefined {
  const brief = briefOf(draft);
  if (!brief) return undefined;
  return base
    ? call('ai-option-mode/update', { ...base, brief }, { quiet: true })
    : call('ai-option-mode/insert', { brief }, { quiet: true });
}
