import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { permissionGroups } from '../permission/permission-tree.ts';

export const labelTypes = ['industry', 'brandTag', 'poiCategory', 'aoiType'] as const;

export const getLabelList = endpoint({
  method: 'GET',
  path: 'common/getLabelList',
  permit: 'signed-in',
  scope: { grants: permissionGroups },
  summary: '某一类型的标签；不给类型时返回全部类型。地点类标签只计数据权限内的城市',
  input: z.object({ type: z.enum(labelTypes).optional() }),
  output: z.array(
    z.object({ type: z.enum(labelTypes), value: z.string(), label: z.string(), count: z.int() }),
  ),
  example: {
    input: { type: 'aoiType' },
    output: [{ type: 'aoiType', value: '商场', label: '商场', count: 42 }],
  },
});
