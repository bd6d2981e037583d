/**
 * Kinds of places of a city: category path (大类;中类;小类), number per 1,000, where they cluster,
 * and their invented chains. Within catering, schools and medical care the shares are those of 28,000 places of
 * Shanghai (14,398 of catering, 6,151 schools, 7,513 of medical care); the rest are estimates.
 */
export type PlaceField = 'shops' | 'jobs' | 'homes' | 'quiet';

export interface PlaceKind {
  readonly category: string;
  readonly perThousand: number;
  readonly field: PlaceField;
  /** Suffix of an invented name. */
  readonly ending: string;
  /** Invented chains (示例品牌) and the share of places that belong to one. */
  readonly brands: readonly string[];
  readonly brandShare: number;
}

const kind = (
  category: string,
  perThousand: number,
  field: PlaceField,
  ending: string,
  brands = '',
  brandShare = 0,
): PlaceKind => ({
  category,
  perThousand,
  field,
  ending,
  brands: brands === '' ? [] : brands.split(' '),
  brandShare,
});

/** Not in cities without a metro. */
export const metroStation = '交通设施服务;地铁站;地铁站';
export const parking = '交通设施服务;停车场;停车场';

export const placeKinds: readonly PlaceKind[] = [
  kind('餐饮服务;中餐厅;中餐厅', 145, 'shops', '餐厅'),
  kind('餐饮服务;中餐厅;火锅店', 16, 'shops', '火锅', '示例火锅甲 示例火锅乙', 0.4),
  kind('餐饮服务;外国餐厅;外国餐厅', 35, 'shops', '西餐厅'),
  kind('餐饮服务;餐饮相关场所;餐饮相关', 33, 'shops', '小吃'),
  kind('餐饮服务;快餐厅;快餐厅', 18, 'shops', '快餐', '示例快餐甲 示例快餐乙 示例快餐丙', 0.3),
  kind('餐饮服务;咖啡厅;咖啡厅', 12, 'shops', '咖啡', '示例咖啡甲 示例咖啡乙 示例咖啡丙', 0.65),
  kind('餐饮服务;冷饮店;茶饮店', 5, 'shops', '茶饮', '示例茶饮甲 示例茶饮乙 示例茶饮丙', 0.7),
  kind('餐饮服务;糕饼店;糕饼店', 6, 'shops', '饼屋', '示例烘焙甲', 0.4),
  kind('购物服务;商场;购物中心', 5, 'shops', '购物中心'),
  kind('购物服务;超级市场;超市', 26, 'homes', '超市', '示例超市甲 示例超市乙', 0.4),
  kind('购物服务;便民商店/便利店;便利店', 78, 'homes', '便利店', '示例便利甲 示例便利乙 示例便利丙', 0.5),
  kind('购物服务;服装鞋帽皮具店;服装店', 52, 'shops', '服装店', '示例服饰甲 示例服饰乙', 0.25),
  kind('购物服务;家电电子卖场;数码电子', 22, 'shops', '数码店', '示例数码甲 示例数码乙', 0.45),
  kind('购物服务;家居建材市场;家具建材', 16, 'shops', '家居馆', '示例家居甲', 0.2),
  kind('购物服务;专营店;母婴用品店', 10, 'homes', '母婴店', '示例母婴甲', 0.4),
  kind('购物服务;专营店;烟酒专卖店', 16, 'homes', '烟酒行'),
  kind('购物服务;综合市场;农贸市场', 9, 'homes', '市场'),
  kind('汽车销售;汽车综合销售;4S店', 5, 'quiet', '汽车4S店', '示例汽车甲 示例汽车乙', 0.8),
  kind('汽车维修;汽车综合维修;汽车维修', 17, 'quiet', '汽修'),
  kind('汽车服务;充电站;充电站', 12, 'jobs', '充电站', '示例充电甲', 0.6),
  kind('生活服务;美容美发店;美容美发店', 46, 'homes', '美发'),
  kind('生活服务;洗衣店;洗衣店', 9, 'homes', '洗衣'),
  kind('生活服务;物流速递;物流速递', 22, 'homes', '快递驿站', '示例驿站甲 示例驿站乙', 0.7),
  kind('生活服务;中介机构;房产中介', 16, 'homes', '房产', '示例房产甲', 0.5),
  kind('体育休闲服务;影剧院;电影院', 3, 'shops', '影城', '示例影城甲 示例影城乙', 0.7),
  kind('体育休闲服务;运动场馆;健身中心', 13, 'shops', '健身', '示例健身甲', 0.3),
  kind('体育休闲服务;娱乐场所;KTV', 7, 'shops', 'KTV'),
  kind('医疗保健服务;综合医院;综合医院', 8, 'homes', '医院'),
  kind('医疗保健服务;专科医院;专科医院', 6, 'homes', '专科医院'),
  kind('医疗保健服务;诊所;诊所', 5, 'homes', '诊所'),
  kind('医疗保健服务;医药保健销售店;药房', 32, 'homes', '药房', '示例药房甲 示例药房乙', 0.6),
  kind('住宿服务;宾馆酒店;宾馆酒店', 16, 'shops', '酒店', '示例酒店甲 示例酒店乙', 0.4),
  kind('风景名胜;公园广场;公园', 6, 'quiet', '公园'),
  kind('风景名胜;风景名胜;旅游景点', 2, 'quiet', '景区'),
  kind('商务住宅;住宅区;住宅小区', 48, 'homes', '花园'),
  kind('商务住宅;楼宇;商务写字楼', 22, 'jobs', '大厦'),
  kind('商务住宅;产业园区;产业园区', 13, 'jobs', '产业园'),
  kind('政府机构及社会团体;政府机关;政府机关', 9, 'jobs', '办事处'),
  kind('科教文化服务;学校;中学', 4, 'homes', '中学'),
  kind('科教文化服务;学校;小学', 4, 'homes', '小学'),
  kind('科教文化服务;学校;幼儿园', 9, 'homes', '幼儿园'),
  kind('科教文化服务;学校;高等院校', 8, 'jobs', '学院'),
  kind('科教文化服务;培训机构;培训机构', 18, 'shops', '培训', '示例培训甲', 0.3),
  kind(metroStation, 4, 'shops', '地铁站'),
  kind(parking, 30, 'jobs', '停车场'),
  kind('交通设施服务;长途汽车站;客运站', 1, 'jobs', '客运站'),
  kind('金融保险服务;银行;银行', 14, 'jobs', '银行', '示例银行甲 示例银行乙 示例银行丙', 0.9),
  kind('公司企业;公司;公司', 46, 'jobs', '公司'),
  kind('公司企业;工厂;工厂', 20, 'quiet', '制品厂'),
  // Drawn as areas only.
  kind('体育休闲服务;休闲场所;亲子乐园', 0, 'shops', '亲子乐园'),
  kind('体育休闲服务;运动场馆;综合体育馆', 0, 'homes', '体育馆'),
];

export const aoiTypes = [
  '商场',
  '写字楼',
  '小区',
  '医院',
  '学校',
  '交通枢纽',
  '景区',
  '公园',
  '亲子乐园',
  '体育场馆',
] as const;
export type AoiType = (typeof aoiTypes)[number];

export interface AoiKind {
  readonly type: AoiType;
  /** Number per 600 areas. */
  readonly per600: number;
  readonly field: PlaceField;
  readonly radiusMeters: number;
  /** Places inside: minimum, and maximum of additional ones. */
  readonly places: readonly [number, number];
  /** Category of the area itself. */
  readonly category: string;
  /** Category prefixes of the places inside. */
  readonly inside: readonly string[];
}

const aoi = (
  type: AoiType,
  per600: number,
  field: PlaceField,
  radiusMeters: number,
  places: readonly [number, number],
  category: string,
  inside: string,
): AoiKind => ({ type, per600, field, radiusMeters, places, category, inside: inside.split(' ') });

export const aoiKinds: readonly AoiKind[] = [
  aoi(
    '商场',
    90,
    'shops',
    130,
    [12, 20],
    '购物服务;商场;购物中心',
    '餐饮服务 购物服务;服装 购物服务;家电 体育休闲服务',
  ),
  aoi(
    '写字楼',
    150,
    'jobs',
    90,
    [5, 8],
    '商务住宅;楼宇;商务写字楼',
    '公司企业;公司 餐饮服务;咖啡厅 金融保险服务 餐饮服务;快餐厅',
  ),
  aoi(
    '小区',
    180,
    'homes',
    180,
    [5, 6],
    '商务住宅;住宅区;住宅小区',
    '购物服务;便民 生活服务 医疗保健服务;医药',
  ),
  aoi(
    '医院',
    40,
    'homes',
    150,
    [4, 5],
    '医疗保健服务;综合医院;综合医院',
    '医疗保健服务;医药 购物服务;便民 餐饮服务;快餐厅',
  ),
  aoi('学校', 60, 'homes', 170, [4, 4], '科教文化服务;学校;中学', '科教文化服务;培训 购物服务;便民'),
  aoi(
    '交通枢纽',
    20,
    'jobs',
    220,
    [8, 8],
    '交通设施服务;长途汽车站;客运站',
    '交通设施服务;停车场 餐饮服务;快餐厅 购物服务;便民',
  ),
  aoi('景区', 20, 'quiet', 400, [4, 6], '风景名胜;风景名胜;旅游景点', '餐饮服务;中餐厅 交通设施服务;停车场'),
  aoi('公园', 40, 'quiet', 300, [4, 4], '风景名胜;公园广场;公园', '餐饮服务;冷饮店 交通设施服务;停车场'),
  aoi(
    '亲子乐园',
    13,
    'shops',
    140,
    [4, 6],
    '体育休闲服务;休闲场所;亲子乐园',
    '餐饮服务;快餐厅 科教文化服务;培训 购物服务;便民',
  ),
  aoi(
    '体育场馆',
    13,
    'homes',
    200,
    [4, 6],
    '体育休闲服务;运动场馆;综合体育馆',
    '餐饮服务;快餐厅 交通设施服务;停车场 购物服务;便民',
  ),
];
