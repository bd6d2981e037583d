import type { Region } from '@ooh/contract/domain/region';
import { citiesOf } from '../city-catalog.ts';

function region(
  adcode: string,
  name: string,
  level: Region['level'],
  pinyin: string,
  tier: string | null = null,
) {
  const initials = pinyin
    .split(' ')
    .map((syllable) => syllable[0])
    .join('');
  return {
    adcode,
    name,
    level,
    tier,
    parentAdcode: level === 'province' ? null : `${adcode.slice(0, 2)}0000`,
    pinyin: pinyin.replaceAll(' ', ''),
    initials,
    center: null,
  } satisfies Region;
}

export const regionsForTest: readonly Region[] = [
  region('110000', '北京市', 'province', 'bei jing'),
  region('310000', '上海市', 'province', 'shang hai'),
  region('320000', '江苏省', 'province', 'jiang su'),
  region('340000', '安徽省', 'province', 'an hui'),
  region('440000', '广东省', 'province', 'guang dong'),
  region('510000', '四川省', 'province', 'si chuan'),
  region('522300', '黔西南布依族苗族自治州', 'city', 'qian xi nan'),
  region('110100', '北京市', 'city', 'bei jing', '一线'),
  region('310100', '上海市', 'city', 'shang hai', '一线'),
  region('440100', '广州市', 'city', 'guang zhou', '一线'),
  region('440300', '深圳市', 'city', 'shen zhen', '一线'),
  region('320500', '苏州市', 'city', 'su zhou', '新一线'),
  region('341300', '宿州市', 'city', 'su zhou'),
  region('510100', '成都市', 'city', 'cheng du', '新一线'),
  region('150100', '呼和浩特市', 'city', 'hu he hao te', '二线'),
  region('653200', '和田地区', 'city', 'he tian'),
  region('440304', '福田区', 'district', 'fu tian'),
];

export const citiesForTest = citiesOf(regionsForTest);
