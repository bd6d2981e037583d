/** Invented place names for generated stops and places; none refers to a real place. */
import type { Random } from '@ooh/reference/random';

const first =
  '新 福 永 安 和 兴 龙 凤 金 银 东 西 南 北 上 下 大 小 石 水 清 白 红 松 竹 梅 荷 桂 梧 黄 长 平 泰 宏 丰 益 景 翠 碧 锦'.split(
    ' ',
  );
const second =
  '塘 湖 岭 田 沙 峰 洲 泉 坪 源 谷 头 桥 井 园 山 溪 丘 坡 林 屋 边 洋 莲 浦 台 堤 华 光 乐'.split(' ');
const stopEndings =
  '村 社区 路口 花园 市场 广场 学校 工业园 医院 公园 新村 大厦 街道办 科技园 地铁站 小区 总站 派出所'.split(
    ' ',
  );

export const placeNameCount = first.length * second.length;

/** A two-character stem by number, e.g. 福塘; the order is scattered so that neighbours differ. */
export function placeStem(index: number): string {
  const at = (index * 487 + 31) % placeNameCount;
  return first[at % first.length] + second[Math.floor(at / first.length)];
}

/** Name of the `index`-th stop place: a stem and an ending, distinct for the first 20,000 places. */
export function stopName(index: number): string {
  const round = Math.floor(index / placeNameCount);
  return placeStem(index) + stopEndings[(index * 7 + round) % stopEndings.length];
}

/** A stem drawn at random. */
export function drawStem(random: Random): string {
  return placeStem(random.integer(placeNameCount));
}
