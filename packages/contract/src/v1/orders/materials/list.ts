import { endpoint } from '../../../core/endpoint.ts';
import {
  materialExample,
  materialPermit,
  materials,
  materialSubject,
} from '../../../domain/creative-material.ts';
import { mediaGroups } from '../../../domain/media-filter.ts';

export const listMaterials = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/materials/list',
  permit: materialPermit,
  scope: { grants: mediaGroups.analyse, facts: ({ works }) => works },
  summary: '订单或策略草稿的提案素材：选中的创意应用，导出提案时列在「创意参考」页',
  reads: ['material', 'favourite', 'release'],
  input: materialSubject,
  output: materials,
  example: materialExample,
});
