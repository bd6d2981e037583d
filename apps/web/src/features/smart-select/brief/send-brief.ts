import { call } from '../../../api/call.ts';
import type { CallResult } from '../../../api/call-types.ts';
import type { SavedWork } from '../../../ui/saving/use-saving.ts';
import { briefOf, type BriefDraft } from './brief-draft.ts';

type Stored = CallResult<{ readonly planId: string; readonly version: number }>;

/** A saved plan as a saved piece of work. */
export function asWork({ body, ...rest }: Stored): CallResult<SavedWork> {
  return { ...rest, body: body && { workId: body.planId, version: body.version } };
}

/** Stores a brief on the server: over a version of a plan, or as a new plan. Undefined while it is incomplete. */
export function sendBrief(
  draft: BriefDraft,
  base: SavedWork | undefined,
): Promise<CallResult<SavedWork>> | undefined {
  const brief = briefOf(draft);
  if (!brief) return undefined;
  const sent: Promise<Stored> = base
    ? call('ai-option-mode/update', { planId: base.workId, version: base.version, brief })
    : call('ai-option-mode/insert', { brief });
  return sent.then(asWork);
}
