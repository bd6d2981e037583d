/**
 * Declared visit share (到访份额, assumed): of the people who stay in the cell of a place (about 0.1 km²), the part that
 * visits a place of this kind there. By the last part of a category path; kinds that people do not visit to buy or for
 * leisure (companies, homes, schools, offices, stops) have none.
 */
const shares: Readonly<Record<string, number>> = {
  购物中心: 0.45,
  超市: 0.12,
  农贸市场: 0.15,
  便利店: 0.05,
  服装店: 0.04,
  数码电子: 0.03,
  家具建材: 0.04,
  烟酒专卖店: 0.01,
  母婴用品店: 0.02,
  中餐厅: 0.05,
  火锅店: 0.05,
  快餐厅: 0.06,
  外国餐厅: 0.03,
  咖啡厅: 0.04,
  茶饮店: 0.04,
  糕饼店: 0.03,
  餐饮相关: 0.03,
  美容美发店: 0.02,
  洗衣店: 0.01,
  物流速递: 0.03,
  房产中介: 0.005,
  银行: 0.02,
  药房: 0.02,
  培训机构: 0.03,
  健身中心: 0.03,
  KTV: 0.03,
  电影院: 0.08,
  宾馆酒店: 0.02,
  汽车维修: 0.01,
  充电站: 0.01,
  '4S店': 0.01,
  综合医院: 0.2,
  专科医院: 0.08,
  诊所: 0.03,
  公园: 0.2,
  旅游景点: 0.25,
};

/** Share of a mall (商场) in each cell of its area. */
export const mallVisitShare = 0.45;

/** The kind of a place as its category path 大类;中类;小类 ends. */
export const kindOfPlace = (category: string): string => category.slice(category.lastIndexOf(';') + 1);

/** The declared visit share of a place of a category; undefined for what is not visited. */
export const visitShareOf = (category: string): number | undefined => shares[kindOfPlace(category)];
