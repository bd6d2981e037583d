import { expect, test } from 'vitest';
import { districtStem } from './district-stem.ts';

test.each([
  ['福田区', '福田'],
  ['浦东新区', '浦东'],
  ['昆山市', '昆山'],
  ['嘉善县', '嘉善'],
  ['郊区', '郊区'],
  ['前海', '前海'],
])('%s is called %s', (name, stem) => expect(districtStem(name)).toBe(stem));
