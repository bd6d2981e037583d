import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionTree } from '@ooh/contract/permission/permission-tree';
import { expect, test } from 'vitest';
import { entriesOf, isOn, setBranch, setEntries, setFlag } from './edit-permission.ts';

const empty = permissionStructure.parse({});
const assets = permissionTree.find(({ name }) => name === '数字资产管理')!;

test('a switch changes itself alone, and the structure before stays as it was', () => {
  const changed = setFlag(empty, 'investmentOrderData.orderPatternData.isEnabled', true);
  expect(isOn(changed, 'investmentOrderData.orderPatternData.isEnabled')).toBe(true);
  expect(isOn(changed, 'investmentOrderData.pageIsEnabled')).toBe(false);
  expect(empty).toEqual(permissionStructure.parse({}));
  expect(permissionStructure.parse(changed)).toEqual(changed);
});

test('a branch is switched with everything below it, both ways', () => {
  const on = setBranch(empty, assets, true);
  expect(assets.children!.every(({ flag }) => isOn(on, flag))).toBe(true);
  expect(setBranch(on, assets, false)).toEqual(empty);
});

test('grants replace those before, and the summary lists follow', () => {
  const group = 'digitalAssetRoleData.allMediumData';
  const entries = [
    { regionCodes: ['440300', '310100'], mediaIds: [1, 2] },
    { regionCodes: ['440300'], mediaIds: [2, 3] },
  ];
  const changed = setEntries(empty, group, entries);
  expect(entriesOf(changed, group)).toEqual(entries);
  expect(changed.digitalAssetRoleData.allMediumData).toMatchObject({
    regionCodes: ['440300', '310100'],
    mediaIds: [1, 2, 3],
    isEnabled: false,
  });
});
