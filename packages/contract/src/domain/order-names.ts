/** The life of an order: 草稿, 待提交, 方案制作中, 待客户确认, 待锁位, 待上刊, 投放中, 已下刊, 已结案. */
export const orderLife = [
  'draft',
  'ready',
  'planning',
  'confirming',
  'holding',
  'booked',
  'running',
  'ended',
  'closed',
] as const;
/** With the two that end it early: 已取消, 已终止. */
export const orderStates = [...orderLife, 'cancelled', 'terminated'] as const;
export type OrderState = (typeof orderStates)[number];
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  draft: '草稿',
  ready: '待提交',
  planning: '方案制作中',
  confirming: '待客户确认',
  holding: '待锁位',
  booked: '待上刊',
  running: '投放中',
  ended: '已下刊',
  closed: '已结案',
  cancelled: '已取消',
  terminated: '已终止',
};

/** How the media of an order were chosen: 基础方案, 参考方案, 人地匹配. */
export const orderModes = ['base', 'reference', 'man-land'] as const;
export type OrderMode = (typeof orderModes)[number];
export const orderModeNames: Readonly<Record<OrderMode, string>> = {
  base: '基础方案',
  reference: '参考方案',
  'man-land': '人地匹配',
};

/** Source of an order. */
export const orderSources = ['customer', 'agency', 'renewal', 'tender'] as const;
export type OrderSource = (typeof orderSources)[number];
export const orderSourceNames: Readonly<Record<OrderSource, string>> = {
  customer: '客户直投',
  agency: '代理委托',
  renewal: '续投',
  tender: '比稿',
};

/** 待上刊, 已上刊, 晚刊, 错刊, 漏刊, 破损, 已补. */
export const postingStates = [
  'pending',
  'posted',
  'late',
  'wrong',
  'missing',
  'damaged',
  'made-good',
] as const;
export type PostingState = (typeof postingStates)[number];

/** Exceptions (异常) that are still to be made good: what was booked is not seen as booked. */
export const openFaultStates = ['wrong', 'missing', 'damaged'] as const satisfies readonly PostingState[];
/** All exceptions: a late posting is one too, though it is up by now. */
export const exceptionStates = ['late', ...openFaultStates] as const satisfies readonly PostingState[];

/** Labels of posting states in screens and documents. */
export const postingStateNames: Readonly<Record<PostingState, string>> = {
  pending: '待上刊',
  posted: '已上刊',
  late: '晚刊',
  wrong: '错刊',
  missing: '漏刊',
  damaged: '破损',
  'made-good': '已补',
};

/** 近景, 中景, 远景. */
export const shotKinds = ['near', 'middle', 'far'] as const;
export type ShotKind = (typeof shotKinds)[number];
export const shotNames: Readonly<Record<ShotKind, string>> = { near: '近景', middle: '中景', far: '远景' };
