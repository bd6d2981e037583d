import { endpoint } from '../../../core/endpoint.ts';
import {
  materialChange,
  materialExample,
  materialPermit,
  materials,
} from '../../../domain/creative-material.ts';
import { mediaGroups } from '../../../domain/media-filter.ts';

export const changeMaterials = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/materials/change',
  permit: materialPermit,
  scope: { grants: mediaGroups.analyse },
  summary: '把创意应用加入订单或策略草稿的提案素材，或从中移除',
  changes: ['material'],
  idempotent: 'naturally',
  audit: 'material.change',
  input: materialChange,
  output: materials,
  example: {
    input: { ...materialExample.input, action: 'add', albumIds: ['c-440300-1'] },
    output: materialExample.output,
  },
});
