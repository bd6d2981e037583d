/**
 * Visibility of moving media: the share of passages that are visible contacts. No published coefficients
 * exist for bus bodies, so every factor is a declared parameter with a range and a reason, so that the user
 * can see and change it. All factors are within 0–1 except distance and street concentration.
 */
export interface Visibility {
  /** A person outdoors (on foot, waiting, in a vehicle) in the cell. */
  readonly outdoorFactor: number;
  /** A person inside a building in the cell. */
  readonly indoorFactor: number;
  /** Distance on either side of the road from which a bus body can be read, metres. */
  readonly viewingDistanceMeters: number;
  /** Density of people outdoors along roads relative to a uniform density over the cell, ≥ 1. */
  readonly streetConcentration: number;
  /** Share of lines of sight not blocked by vehicles, trees, shelters. */
  readonly unobstructedShare: number;
  /** Share of people in view who look towards the bus. */
  readonly attentionShare: number;
  /** Visibility of a side from the far pavement or carriageway, relative to the near one. */
  readonly farSideFactor: number;
  /** Visibility after dark relative to daylight: bus bodies are lit by street lights only. */
  readonly nightFactor: number;
  /** Hours of dusk and dawn, 0–24; night is [duskHour, dawnHour) across midnight. */
  readonly duskHour: number;
  readonly dawnHour: number;
  /** Share of the service hours in which a vehicle of the line operates. */
  readonly vehicleInServiceShare: number;
  /**
   * Factor on all contacts, fitted to published contacts per vehicle-day: presence is pooled by cell, although not
   * everybody in a cell is on the route's street. See docs/methods/measurement.md §2.
   */
  readonly calibrationScale: number;
}

/** Share of each side of the vehicle that the form covers, 0–1. Traffic keeps right, so the kerb side is the right one. */
export interface FormVisibility {
  readonly kerbSide: number;
  readonly driverSide: number;
}

export const DEFAULT_VISIBILITY: Visibility = {
  outdoorFactor: 1,
  indoorFactor: 0,
  viewingDistanceMeters: 60,
  streetConcentration: 2,
  unobstructedShare: 0.7,
  attentionShare: 0.5,
  farSideFactor: 0.6,
  nightFactor: 0.5,
  duskHour: 19,
  dawnHour: 6,
  vehicleInServiceShare: 0.85,
  calibrationScale: 0.36,
};

/** Range for sensitivity analysis, label and reason of each default (shown to the user). */
export interface ParameterNote {
  readonly low: number;
  readonly high: number;
  readonly label: string;
  readonly reason: string;
}

export const VISIBILITY_NOTES: Readonly<Record<keyof Visibility, ParameterNote>> = {
  outdoorFactor: {
    low: 0.5,
    high: 1,
    label: '户外系数',
    reason: '步行、候车、乘车的人全部计入，后续系数再折减。',
  },
  indoorFactor: {
    low: 0,
    high: 0.05,
    label: '室内系数',
    reason: '户外媒体的通行测量口径只计室外与车内的人，楼内默认不计。',
  },
  viewingDistanceMeters: {
    low: 30,
    high: 100,
    label: '可视距离（米）',
    reason: '按字高的经验规则，约 0.3 米高的主标题最远 75–90 米可读；市区环境取 60 米。',
  },
  streetConcentration: {
    low: 1,
    high: 3,
    label: '沿街集中度',
    reason: '室外的人集中在道路与两侧，而不是均匀分布在网格内；按道路与开敞空间约占一半取 2。',
  },
  unobstructedShare: {
    low: 0.5,
    high: 0.9,
    label: '无遮挡比例',
    reason: '其他车辆、行道树、站亭会遮挡视线；无公开系数，取 0.7。',
  },
  attentionShare: {
    low: 0.3,
    high: 0.7,
    label: '注意比例',
    reason: '视野内的人只有一部分面向车辆；无公开系数，取 0.5。',
  },
  farSideFactor: {
    low: 0.4,
    high: 0.8,
    label: '远侧系数',
    reason: '从道路另一侧看车身，距离更远且隔着对向车道。',
  },
  nightFactor: {
    low: 0.3,
    high: 0.8,
    label: '夜间系数',
    reason: '车身广告本身不发光，夜间只靠路灯照明。',
  },
  duskHour: { low: 18, high: 20, label: '天黑时刻', reason: '华南全年平均日落约 18:30，取 19 时。' },
  dawnHour: { low: 5, high: 7, label: '天亮时刻', reason: '华南全年平均日出约 6:20，取 6 时。' },
  vehicleInServiceShare: {
    low: 0.7,
    high: 0.95,
    label: '车辆在线率',
    reason: '备用、保养、补能和平峰停驶的车辆不产生接触。',
  },
  calibrationScale: {
    low: 0.24,
    high: 0.54,
    label: '校准系数',
    reason:
      '网格内的人不都在线路所在的街上：按公布的单车日均可见接触（干线 1–2.5 万次、普通线路 0.5–1.2 万次、郊区线路 0.15–0.6 万次，深圳、上海、北京、广州）拟合为 0.36，区间为一个标准差（对数 0.4）。',
  },
};

export type FormKey = 'full-wrap' | 'body-sides' | 'banner';

/** Forms on a single-deck vehicle; `doubleDeck` converts them to a double deck. */
export const FORM_VISIBILITY: Readonly<Record<FormKey, FormVisibility & { label: string; reason: string }>> =
  {
    'full-wrap': {
      kerbSide: 1,
      driverSide: 1,
      label: '全车彩贴',
      reason: '两侧及车尾整车覆盖，作为满值。',
    },
    'body-sides': {
      kerbSide: 0.85,
      driverSide: 0.9,
      label: '车身彩贴',
      reason: '两侧窗下面积；靠站一侧被车门断开，略低于驾驶侧。',
    },
    banner: {
      kerbSide: 0.5,
      driverSide: 0.55,
      label: '条幅式',
      reason: '只占窗下条带，面积约为车身彩贴的一半多。',
    },
  };

/** The sides of a double-deck vehicle are larger and above the traffic: +10 %, at most 1. */
export function doubleDeck(form: FormVisibility): FormVisibility {
  return {
    kerbSide: Math.min(1, form.kerbSide * 1.1),
    driverSide: Math.min(1, form.driverSide * 1.1),
  };
}

/**
 * Mean share of the sides covered by a form, as seen by people beside the road: half are on the near pavement and see
 * the kerb side, half across the carriageway and see the driver's side, multiplied by `farSideFactor`.
 */
export function sideFactor(form: FormVisibility, visibility: Visibility): number {
  return (form.kerbSide + form.driverSide * visibility.farSideFactor) / 2;
}

/**
 * Share of the people outdoors in a cell who stand within reading distance of `routeMeters` of road in it:
 * a strip 2·distance wide ÷ cell area, multiplied by the concentration, at most 1.
 */
export function viewingShare(routeMeters: number, cellSquareMeters: number, visibility: Visibility): number {
  const strip = 2 * visibility.viewingDistanceMeters * routeMeters;
  return Math.min(1, (strip * visibility.streetConcentration) / cellSquareMeters);
}

/** Throws RangeError with the first factor out of range. */
export function assertVisibility(visibility: Visibility): void {
  for (const key of Object.keys(VISIBILITY_NOTES) as (keyof Visibility)[]) {
    const value = visibility[key];
    const hour = key === 'duskHour' || key === 'dawnHour';
    const free = key === 'viewingDistanceMeters' || key === 'streetConcentration';
    if (value >= 0 && value <= (hour ? 24 : free ? 1000 : 1)) continue;
    throw new RangeError(`${key} ${value} is out of range`);
  }
}
