export interface Answers {
  /** The media or positions are decided on. */
  readonly isDecided: boolean | null;
  /** The system chooses within the budget. */
  readonly isChosenBySystem: boolean | null;
  /** There is a similar campaign of the past. */
  readonly hasPrecedent: boolean | null;
}

export interface Way {
  readonly name: string;
  readonly reason: string;
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

const order = (name: string, mode: string, reason: string): Way => ({
  name: `订单模式 · ${name}`,
  reason,
  path: '/marketing/order/create/step-1',
  search: { mode },
});

/** The way to invest that the answers lead to; null as long as a question that matters is open. */
export function recommendWay({ isDecided, isChosenBySystem, hasPrecedent }: Answers): Way | null {
  if (isDecided === null) return null;
  if (isDecided) return order('基础方案', 'base', '逐城选定媒体与数量，直接排期报价。');
  if (isChosenBySystem === null) return null;
  if (isChosenBySystem)
    return {
      name: '智选模式',
      reason: '给出目标、人群与预算，由系统选点并附最优性证书。',
      path: '/marketing/smart-select/select-mode',
      search: {},
    };
  if (hasPrecedent === null) return null;
  return hasPrecedent
    ? order('参考方案', 'reference', '从相似的已结案订单出发，整单或按城市采用。')
    : order('人地匹配', 'man-land', '先看目标人群在哪些区域，再为这些区域挑媒体。');
}
