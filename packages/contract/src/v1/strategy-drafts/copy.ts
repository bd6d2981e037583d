import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  draftPrivacy,
  draftId,
  exampleDraft,
  strategyDraft,
  strategyPermit,
} from '../../domain/strategy-draft.ts';

export const copyStrategyDraft = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'strategy-drafts/copy',
  permit: strategyPermit,
  scope: { own: '副本归本人，只含本人可见的城市与洞察' },
  privacy: draftPrivacy,
  summary: '复制一份可见的策略草稿，连同可见的洞察；副本归本人，不带去向',
  changes: ['strategy-draft'],
  idempotent: 'by-key',
  audit: 'strategy.copy',
  input: z.object({ draftId }),
  output: strategyDraft,
  example: { input: { draftId: 'd-1' }, output: exampleDraft },
});
