import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  draftFacts,
  draftPrivacy,
  draftId,
  exampleDraft,
  strategyDraft,
  strategyGroup,
  strategyPermit,
} from '../../domain/strategy-draft.ts';

export const getStrategyDraft = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'strategy-drafts/get',
  permit: strategyPermit,
  scope: { grants: strategyGroup, medium: null, facts: draftFacts },
  privacy: draftPrivacy,
  summary: '一份策略草稿与固定在其中的洞察',
  reads: ['strategy-draft'],
  input: z.object({ draftId }),
  output: strategyDraft,
  example: { input: { draftId: 'd-1' }, output: exampleDraft },
});
