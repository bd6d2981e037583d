/** Comments on a demonstration's orders, by state. */

export interface OrderTexts {
  /** By the owner, and by a colleague if there is one. */
  readonly asked: string;
  readonly answered: string;
  /** True where the question is about one unit. */
  readonly isOfUnit: boolean;
}

const words: Readonly<Record<string, readonly OrderTexts[]>> = {
  booked: [
    {
      asked: '画面已送审，请在上刊前三天确认到厂。',
      answered: '打样周三到，周四上午回传确认单。',
      isOfUnit: false,
    },
    {
      asked: '这一处的画面尺寸请再核一次，上次多裁了边。',
      answered: '已按媒体方的模板重出。',
      isOfUnit: true,
    },
  ],
  running: [
    {
      asked: '首周照片已齐，晚刊的几处请盯一下。',
      answered: '已联系媒体方，明早回传近景。',
      isOfUnit: false,
    },
    { asked: '这一处夜间偏暗，请约一次复查。', answered: '已约周五晚巡查，带照度记录。', isOfUnit: true },
  ],
  ended: [
    {
      asked: '刊期结束，请整理结案要用的上刊照片与第三方报告。',
      answered: '照片已归档，报告下周到。',
      isOfUnit: false,
    },
  ],
  closed: [
    { asked: '结案报告已发客户，同档期明年优先续。', answered: '收到，数据已整理进案例。', isOfUnit: false },
  ],
};

/** The comments of the n-th order in a state; undefined where there are none yet. */
export function orderTexts(state: string, n: number): OrderTexts | undefined {
  const own = words[state];
  return own?.[n % own.length];
}

/** Summary of a finished order, based on what was posted. */
export function executionSummary(posted: {
  readonly units: number;
  readonly up: number;
  readonly late: number;
  readonly faulty: number;
}): string {
  const { units, up, late, faulty } = posted;
  const share = ((100 * up) / units).toFixed(1);
  const advice =
    late + faulty === 0 ? '执行平稳，可按同样节奏续投。' : '再次投放时提前一周送画面，并对首日上刊逐一验收。';
  return `【演示】应上 ${units} 个单位，实际上刊 ${up} 个（${share}%），其中晚刊 ${late} 个；漏刊、错刊与破损 ${faulty} 个。${advice}`;
}
