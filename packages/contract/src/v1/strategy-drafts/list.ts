import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  draftFacts,
  draftPrivacy,
  exampleDraft,
  strategyDraft,
  strategyGroup,
  strategyPermit,
} from '../../domain/strategy-draft.ts';
import { draftStates } from '../../domain/strategy-draft-names.ts';

export const listStrategyDrafts = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'strategy-drafts/list',
  permit: strategyPermit,
  scope: {
    grants: strategyGroup,
    medium: null,
    // A finding of several cities is shown to those who may see all of them: it has no fact by pair.
    facts: ({ drafts }) => drafts.flatMap(draftFacts).filter((fact) => 'draftId' in fact),
  },
  privacy: draftPrivacy,
  summary: '策略草稿：自己的与本组织共享的，最近修改在前；城市、媒体与洞察按授权读取',
  reads: ['strategy-draft'],
  input: z.object({ state: z.enum(draftStates).optional() }),
  output: z.object({ drafts: z.array(strategyDraft) }),
  example: { input: {}, output: { drafts: [exampleDraft] } },
});
