/** Which routes of a feed are read, by their type in routes.txt, and what they are called. */
export interface RouteModes {
  readonly noun: string;
  /** What is said of the number of routes that are left out. */
  readonly othersText: (rail: number, others: number) => string;
  has(routeType: string): boolean;
  /** Whether stations count instead of their platforms (parent_station). */
  readonly atStations: boolean;
  nameOf(route: { readonly short: string; readonly long: string }): string;
}

/** Bus, trolleybus and the bus and coach codes of the extended route types. */
const isBus = (type: string): boolean =>
  ['', '3', '11'].includes(type) || /^(2[0-9]{2}|7[0-9]{2}|800)$/.test(type);

/**
 * Tram, metro, rail and monorail, and of the extended route types suburban rail (109), urban rail (400 ff.) and tram
 * (900 ff.): what a city counts as its 轨道交通. High-speed and long-distance trains are none.
 */
export const isRail = (type: string): boolean =>
  ['0', '1', '2', '12', '109'].includes(type) || /^(4[0-9]{2}|9[0-9]{2})$/.test(type);

export const busRoutes: RouteModes = {
  noun: '公交线路',
  othersText: (rail, others) =>
    `${rail + others} 条非公交线路（地铁、轮渡等）未导入${rail > 0 ? `；其中 ${rail} 条轨道线路可用「地铁线路与车站」导入` : ''}`,
  has: isBus,
  atStations: false,
  nameOf: ({ short, long }) => short || long,
};

/** 1, S1: what stands on the train, where the long name says the line. */
const isBareNumber = (text: string): boolean => /^[a-z]?\d{1,3}[a-z]?$/i.test(text);

export const railRoutes: RouteModes = {
  noun: '轨道线路',
  othersText: (_rail, others) => `${others} 条非轨道线路（公交、轮渡等）未导入`,
  has: isRail,
  atStations: true,
  nameOf: ({ short, long }) => (isBareNumber(short) && long.includes('线') ? long : short || long),
};
