import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  draftPrivacy,
  draftId,
  exampleDraft,
  strategyDraft,
  strategyGroup,
  strategyPermit,
} from '../../domain/strategy-draft.ts';

export const unpinEvidence = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'strategy-drafts/unpin',
  permit: strategyPermit,
  scope: { grants: strategyGroup },
  privacy: draftPrivacy,
  summary: '从策略草稿移除一条洞察',
  changes: ['strategy-draft'],
  idempotent: 'naturally',
  audit: 'strategy.unpin',
  input: z.object({ draftId, evidenceId: z.string().min(1).max(40) }),
  output: strategyDraft,
  example: { input: { draftId: 'd-1', evidenceId: 'e-1' }, output: { ...exampleDraft, version: 3 } },
});
