import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  draftPrivacy,
  draftId,
  evidenceInput,
  exampleDraft,
  exampleEvidence,
  strategyDraft,
  strategyGroup,
  strategyPermit,
} from '../../domain/strategy-draft.ts';

export const pinEvidence = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'strategy-drafts/pin',
  permit: strategyPermit,
  scope: { grants: strategyGroup },
  privacy: draftPrivacy,
  summary: '把一条洞察固定到策略草稿；同一屏幕同一标题的洞察以新的代替',
  changes: ['strategy-draft'],
  idempotent: 'naturally',
  audit: 'strategy.pin',
  input: z.object({ draftId, evidence: evidenceInput }),
  output: strategyDraft,
  example: { input: { draftId: 'd-1', evidence: exampleEvidence }, output: { ...exampleDraft, version: 2 } },
});
