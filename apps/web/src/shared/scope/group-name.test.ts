import { cityVisionScreen } from '@ooh/contract/domain/place-insight';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { expect, test } from 'vitest';
import { askForGroup } from './group-name.ts';

test('who lacks a group is told its name', () => {
  expect(askForGroup(cityVisionScreen)).toBe('请联系管理员开通：城市透视');
  expect(askForGroup(mediaGroups.analyse)).toBe('请联系管理员开通：城市与媒体分析');
  expect(askForGroup('没有这个分组')).toBe('请联系管理员开通：相应数据权限');
});
