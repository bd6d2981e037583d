import { contentIds } from '@ooh/contract/domain/content-names';
import { figureRules } from '@ooh/contract/domain/metric-dictionary';
import {
  DEFAULT_VISIBILITY,
  FORM_VISIBILITY,
  VISIBILITY_NOTES,
  type FormKey,
  type Visibility,
} from '@ooh/measurement/visibility';
import { callout, seed, table, text } from './seed.ts';

const route = '/standards/measurementStandard';
const factors = Object.keys(VISIBILITY_NOTES) as (keyof Visibility)[];
const forms = Object.keys(FORM_VISIBILITY) as FormKey[];

export const measurementSeeds = [
  seed({
    docId: contentIds.visibility,
    kind: 'article',
    route,
    title: '可见性系数',
    body: [
      callout('公交车身没有公开的可见性系数，下列各项是本产品声明的默认值、可能范围与理由，不是实测值。'),
      table(
        '移动媒体的系数',
        ['系数', '默认值', '范围', '理由'],
        factors.map((key) => {
          const { label, low, high, reason } = VISIBILITY_NOTES[key];
          return [key, label, String(DEFAULT_VISIBILITY[key]), `${low}–${high}`, reason] as const;
        }),
      ),
      table(
        '车身形式的系数',
        ['形式', '靠站一侧', '驾驶一侧', '理由'],
        forms.map((key) => {
          const { label, kerbSide, driverSide, reason } = FORM_VISIBILITY[key];
          return [key, label, String(kerbSide), String(driverSide), reason] as const;
        }),
      ),
      text('双层车', '双层车两侧更大且高出车流，系数各加 10%，最多为 1。'),
    ],
  }),
  seed({
    docId: contentIds.intervals,
    kind: 'article',
    route,
    title: '区间与样本不足',
    body: [
      text(
        '区间',
        '到达率等人群数字附 95% 区间，由样本人分组重抽样得到。区间只反映抽样误差，不含可见性系数与模型假设的不确定性；后者见敏感性视图。\n两个数字的区间有重叠时写作「与同类差异不显著」，不标高低。',
      ),
      text(
        '样本不足',
        '一个数字背后的样本人少于 50 人，或其余部分少于 50 人时，不展示该数字，写作「样本不足」，合计也不会让它被反推出来。',
      ),
      table(
        '数字的性质',
        ['性质', '含义'],
        [
          ['forecast', '预估', '模型按排期计算，尚未或尚未全部投放'],
          ['as-run', '按执行测算', '同一模型按实际上刊记录计算；不是实测'],
          ['monitored', '监测', '从上刊登记、照片、档期等记录直接计数'],
          ['third-party', '第三方', '第三方报告给出，平台不修改'],
        ],
      ),
      text('数字的读法', figureRules.join('\n')),
    ],
  }),
  seed({
    docId: contentIds.dataVersions,
    kind: 'article',
    route,
    title: '数据版本',
    body: [
      text(
        '版本',
        '每个城市的每类数据同一时间只有一个现行版本；发布新版本后，依据旧版本的方案标为「已失效」，不会悄悄改变。每个导出文件写明所依据的数据版本、筛选条件与时间。',
      ),
      table(
        '数据类别与更新',
        ['数据', '内容', '更新', '谁来更新'],
        [
          ['panel', '人群样本', '样本人一周的到访', '按季度或按需', '平台数据管理'],
          ['lines', '公交线路', '站序、走向、配车、班次', '线路调整后', '媒体方或平台'],
          ['inventory', '媒体点位', '点位、面、尺寸、等级、刊例价', '按月', '媒体方'],
          ['places', '地点', 'POI、AOI、商圈', '按季度', '平台数据管理'],
        ],
      ),
      text(
        '引用的标准',
        'T/CCSA 738—2025《户外广告程序化投放曝光测量》（同 T/CAAAD 040—2025，2026-03-01 起实施）：用于屏类媒体的曝光次数与本页计算器。标准的公式、图示与正文对最短有效时长说法不一，计算器把三种读法并列。',
      ),
    ],
  }),
];
