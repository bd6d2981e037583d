import { hashText } from '@ooh/reference/text-hash';
import type { DrawnCreative } from '@ooh/contract/domain/drawn-creative';

/** Slogans of drawn creatives by industry; none of them is a real brand's. */
const slogans: Readonly<Record<string, readonly string[]>> = {
  汽车: ['驶向下一程', '城市与远方之间', '新一代座舱'],
  食品饮料: ['每一口都新鲜', '换季新口味', '随手带走'],
  美妆个护: ['本来就好看', '光从里面来', '换一种颜色'],
  互联网: ['打开就有', '一键到家', '一起热闹'],
  金融: ['稳一点，久一点', '把日子过好', '安心每一步'],
  数码家电: ['更薄，更久', '家里多一位帮手', '看得更清'],
  餐饮连锁: ['趁热', '今天吃什么', '转角就到'],
  服装鞋帽: ['穿上就出发', '换季上新', '合身最重要'],
  医药健康: ['好好照顾自己', '常备更安心', '从容应对'],
  房产家居: ['回家的路很近', '看得见的生活', '把窗朝向公园'],
  旅游出行: ['去看看', '说走就走', '把假期用完'],
  教育培训: ['学得会', '每天进步一点', '下一门课'],
};
const usual = ['新品上市', '就在身边', '值得一试'];

/** What a creative shows, by its key (brand, then what tells it from others): the same key always looks the same. */
export function creativeOf(key: string, industry: string): DrawnCreative {
  const [brand] = key.split('|');
  const words = slogans[industry] ?? usual;
  const number = hashText(key);
  return {
    hue: hashText(`${brand}|poster`) % 360,
    variant: number % 3,
    slogan: words[number % words.length],
  };
}
