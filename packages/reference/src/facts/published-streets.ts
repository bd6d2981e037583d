/**
 * What is published of the streets of Chinese cities, beside which the schematic streets are measured. None of it enters a
 * network.
 */

/** Of one urban area. Streets for cars, carriageways joined, as OpenStreetMap has them. */
export interface PublishedNetwork {
  readonly adcode: string;
  readonly squareKilometers: number;
  /** Intersections within 10 m of each other counted once. */
  readonly crossings: number;
  /** Share of nodes at which one street ends. */
  readonly deadEnds: number;
  readonly threeWay: number;
  readonly fourWay: number;
  /** Length of streets ÷ straight distance between their ends. */
  readonly circuity: number;
}

export const publishedNetworksSource =
  'G. Boeing, Street Network Models and Indicators for Every Urban Area in the World, Geographical Analysis 54 (2022); indicators of the repository of 2020';

const network = (
  adcode: string,
  squareKilometers: number,
  crossings: number,
  [deadEnds, threeWay, fourWay, circuity]: readonly [number, number, number, number],
): PublishedNetwork => ({ adcode, squareKilometers, crossings, deadEnds, threeWay, fourWay, circuity });

/** Seven of the 49 cities; urban areas may reach into a neighbour, 太仓 with 上海 and 绍兴 with 杭州. */
export const publishedNetworks: readonly PublishedNetwork[] = [
  network('110000', 2115, 25_043, [0.128, 0.612, 0.24, 1.046]),
  network('310000', 3318, 25_685, [0.136, 0.501, 0.342, 1.036]),
  network('510100', 1326, 17_307, [0.122, 0.567, 0.295, 1.044]),
  network('330100', 1679, 14_025, [0.128, 0.512, 0.339, 1.04]),
  network('430100', 422, 8327, [0.14, 0.561, 0.284, 1.049]),
  network('320400', 605, 5462, [0.092, 0.503, 0.388, 1.03]),
  network('350500', 1087, 4986, [0.129, 0.588, 0.271, 1.05]),
];

/** Kilometres of road on a km² of the built-up area of the central city. */
export interface PublishedRoadDensity {
  readonly adcode: string;
  readonly kilometersPerSquare: number;
}

export const publishedDensitiesSource =
  '中国城市规划设计研究院 et al., 中国主要城市道路网密度与运行状态监测报告, edition of 2021';
/** Mean of 36 cities at the end of 2021, edition of 2022. */
export const publishedMeanDensity = 6.3;
export const publishedDensities: readonly PublishedRoadDensity[] = [
  { adcode: '440300', kilometersPerSquare: 9.6 },
  { adcode: '350200', kilometersPerSquare: 8.5 },
  { adcode: '510100', kilometersPerSquare: 8.4 },
  { adcode: '350100', kilometersPerSquare: 7.4 },
  { adcode: '450100', kilometersPerSquare: 7.4 },
  { adcode: '340100', kilometersPerSquare: 7 },
  { adcode: '360100', kilometersPerSquare: 6.5 },
  { adcode: '420100', kilometersPerSquare: 6.2 },
];

/**
 * 非直线系数 of bus lines: GB 50220-95 asked for 1.4 at most, and lines of 北京, 上海, 南京 and 西安 are above it; GB/T 51328-2018
 * asks for nothing any more (TransData Lab, 我国典型城市的公交静态特征). Of 2,041 directions in 深圳 the median is 1.47.
 */
export const publishedLineDetour = { formerLimit: 1.4, shenzhenMedian: 1.47 } as const;
