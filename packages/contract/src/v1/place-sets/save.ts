import { endpoint } from '../../core/endpoint.ts';
import { examplePlaceSet, placeSet, placeSetChange, placeSetPermit } from '../../domain/place-set.ts';

const { name, kind, cityCode, isShared, entries } = examplePlaceSet;

export const savePlaceSet = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'place-sets/save',
  permit: placeSetPermit,
  scope: { own: '只有建立者可以修改；城市须有权限' },
  summary: '新建地点集或保存其新版本；最多 2000 个地点',
  changes: ['place-set'],
  idempotent: 'by-key',
  audit: 'place-set.save',
  input: placeSetChange,
  output: placeSet,
  example: { input: { name, kind, cityCode, isShared, entries, version: 0 }, output: examplePlaceSet },
});
