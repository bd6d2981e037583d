import { importField, operationField, pointFields } from '../../schema/import-field.ts';

/** Columns of a file of positions, one row a face. */
export const positionFields = [
  importField('code', '点位编号', '编号 资源编号 媒体编号 code positioncode siteid no id', {
    isRequired: true,
    example: 'SZ-HCT-0001',
  }),
  importField('name', '点位名称', '名称 站点名称 资源名称 name positionname title', {
    isRequired: true,
    example: '深南大道科技园站北侧',
  }),
  importField(
    'medium',
    '媒体',
    '媒体类型 媒介 媒体种类 medium media mediatype venuetypeid venuetype openooh',
    {
      isRequired: true,
      example: '公交候车亭',
    },
  ),
  importField('form', '媒体形式', '形式 规格 format form 广告形式', { example: '候车亭灯箱' }),
  ...pointFields,
  importField('level', '等级', '点位等级 媒体等级 级别 level grade', { example: 'A+' }),
  importField('address', '地址', '详细地址 位置描述 addr address', { example: '深南大道科技园段' }),
  importField('districtName', '区县', '行政区 adname district districtname', { example: '南山区' }),
  importField('operator', '运营方', '媒体公司 所有方 供应商 业主 operator owner vendor', {
    example: '示例传媒',
  }),
  importField('status', '状态', '点位状态 使用状态 status state', { example: '在用' }),
  importField('photo', '照片', '点位照片 实景图 图片 photo picture image'),
  importField('metroLine', '地铁线路', '地铁线 所属线路 metroline'),
  importField('metroStation', '地铁站', '所属车站 地铁站点 metrostation'),
  importField('platform', '站台', '站台位置 platform'),
  importField('exit', '出入口', '出口 exit'),
  importField('building', '楼宇', '楼宇名称 小区 小区名称 楼盘 building community'),
  importField('households', '户数', '住户数 households'),
  importField('lift', '电梯', '电梯数 电梯号 梯号 部数 lift elevator'),
  importField('terminal', '航站楼', '候机楼 terminal'),
  importField('faceNo', '面号', '面 画面编号 face faceno side', { example: '1' }),
  importField('widthMeters', '宽（米）', '宽 宽度 width', { example: '3.5' }),
  importField('heightMeters', '高（米）', '高 高度 height', { example: '1.5' }),
  importField('isLit', '是否亮灯', '亮灯 照明 灯光 lit illuminated', { example: '是' }),
  importField('facing', '朝向（度）', '朝向 方位角 facing bearing heading', { example: '180' }),
  importField('slots', '可售份数', '轮播份数 份数 slots 频次', { example: '1' }),
  importField('spotSeconds', '单条时长（秒）', '时长 广告时长 单条时长 spotseconds duration'),
  importField('loopSeconds', '轮播周期（秒）', '轮播周期 循环周期 loopseconds loop'),
  importField('priceYuan', '刊例价（元/面）', '刊例价 单面刊例价 价格 单价 price ratecard', {
    example: '4800',
  }),
  importField('pricePeriodDays', '计价天数', '刊例周期 计价周期 perioddays', { example: '14' }),
  importField(
    'declaredDailyImpressions',
    '申报日均曝光（人次/面）',
    '日均曝光 日均曝光人次 申报日均曝光 日曝光量 日均曝光量 曝光人次 曝光量 impressions dailyimpressions impressionsperday',
    { example: '12000' },
  ),
  importField('booked', '已售时段', '占用时段 已占用 已售 档期 booked sold occupied', {
    example: '2026-12-01~2026-12-14;2027-01-05~2027-01-18',
  }),
  operationField,
];
