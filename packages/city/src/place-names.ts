/** Invented place names for generated stops and places; none refers to a real place. */
import type { Random } from '@ooh/reference/random';
import { hashText } from '@ooh/reference/text-hash';

const first =
  '新 福 永 安 和 兴 龙 凤 金 银 东 西 南 北 上 下 大 小 石 水 清 白 红 松 竹 梅 荷 桂 梧 黄 长 平 泰 宏 丰 益 景 翠 碧 锦'.split(
    ' ',
  );
const second =
  '塘 湖 岭 田 沙 峰 洲 泉 坪 源 谷 头 桥 井 园 山 溪 丘 坡 林 屋 边 洋 莲 浦 台 堤 华 光 乐'.split(' ');
const stopEndings =
  '村 社区 路口 花园 市场 广场 学校 工业园 医院 公园 新村 大厦 街道办 科技园 体育馆 小区 总站 派出所'.split(
    ' ',
  );

/**
 * Pairs that a reader takes for a district, a lake, a river or a hill of one city: 福田 in 上海 would be laughed at. Districts of
 * the 49 cities are among them, which `foreign-names.test.ts` holds.
 */
const taken = new Set(
  (
    '黄浦 金山 丰台 平谷 福田 南山 龙华 南沙 西湖 新洲 长沙 红桥 西山 长乐 新华 平山 新乐 安溪 上林 东湖 南湖 平湖 福山 安丘 西溪 石湖 大华 黄山 ' +
    '南浦 龙泉 金泉 清泉 白沙 金沙 长洲 东莲 北湖 白洋 东坡 梅林 桂林 松林 石林 东林 西塘 安源 东山 金湖 长岭 大田 平泉 金华 龙湖 翠湖 银谷 南桥 南头 梅岭 金桥 泰华 南坪 北山 下沙'
  ).split(' '),
);

const stems = second.flatMap((end) => first.map((start) => start + end)).filter((stem) => !taken.has(stem));

export const placeNameCount = stems.length;

/** A two-character stem by number, e.g. 福塘; the order is scattered so that neighbours differ. */
export function placeStem(index: number): string {
  return stems[(index * 487 + 31) % placeNameCount];
}

/** Where a city begins among the stems, so that cities do not share their first names. */
export const offsetOf = (adcode: string): number => hashText(adcode) % placeNameCount;

/** Name of the `index`-th stop place: a stem and an ending, distinct for the first 20,000 places. */
export function stopName(index: number): string {
  const round = Math.floor(index / placeNameCount);
  return placeStem(index) + stopEndings[((index % placeNameCount) * 7 + round) % stopEndings.length];
}

/** A stem drawn at random. */
export function drawStem(random: Random): string {
  return placeStem(random.integer(placeNameCount));
}
