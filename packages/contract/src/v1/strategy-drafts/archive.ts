import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { savedVersion } from '../../domain/saved-version.ts';
import {
  draftPrivacy,
  draftId,
  exampleDraft,
  strategyDraft,
  strategyGroup,
  strategyPermit,
} from '../../domain/strategy-draft.ts';

export const archiveStrategyDraft = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'strategy-drafts/archive',
  permit: strategyPermit,
  scope: { grants: strategyGroup },
  privacy: draftPrivacy,
  summary: '归档策略草稿，或重新打开',
  changes: ['strategy-draft'],
  idempotent: 'naturally',
  audit: 'strategy.archive',
  input: z.object({ draftId, isArchived: z.boolean().default(true), version: savedVersion }),
  output: strategyDraft,
  example: {
    input: { draftId: 'd-1', version: 1 },
    output: { ...exampleDraft, state: 'archived', version: 2 },
  },
});
