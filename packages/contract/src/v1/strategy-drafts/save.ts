import { endpoint } from '../../core/endpoint.ts';
import {
  draftChange,
  draftPrivacy,
  exampleDraft,
  strategyDraft,
  strategyGroup,
  strategyPermit,
} from '../../domain/strategy-draft.ts';

export const saveStrategyDraft = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'strategy-drafts/save',
  permit: strategyPermit,
  scope: { grants: strategyGroup },
  privacy: draftPrivacy,
  summary: '新建或保存策略草稿；版本过期时拒绝（11）；看不到的城市与媒体保持不变',
  changes: ['strategy-draft'],
  idempotent: 'by-key',
  audit: 'strategy.save',
  input: draftChange,
  output: strategyDraft,
  example: {
    input: { name: '星河汽车冬季新品', brandId: 'b-0001', goal: 'launch', cityCodes: ['440300'], version: 0 },
    output: exampleDraft,
  },
});
