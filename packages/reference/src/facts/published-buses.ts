/** What is published of the buses of a city, for all operators together where the source says so. */
export interface PublishedBuses {
  readonly year: number;
  readonly fleet: number | null;
  readonly lines: number | null;
  /** Mean length of a line, km. */
  readonly lineKilometers: number | null;
  readonly source: string;
}

const row = (
  adcode: string,
  year: number,
  [fleet, lines, lineKilometers]: readonly (number | null)[],
  source: string,
): readonly [string, PublishedBuses] => [adcode, { year, fleet, lines, lineKilometers, source }];

/** Cities whose fleets, lines or lengths are published, by adcode. */
export const publishedBuses: ReadonlyMap<string, PublishedBuses> = new Map([
  row('110000', 2019, [24_627, 1158, 23.9], 'Beijing Public Transport, all operators'),
  row('310000', 2014, [16_155, 1377, 17.4], 'encyclopaedia article on buses of Shanghai'),
  row('440300', 2024, [15_000, 900, null], 'press, more than 15,000 vehicles on more than 900 lines'),
  row('440100', 2023, [14_233, 1352, null], 'annual traffic report of Guangzhou'),
  row('510100', 2020, [15_452, 1171, null], 'Chengdu yearbook 2021'),
  row('320100', 2020, [8747, null, null], 'Nanjing statistical yearbook 2021, table 8-8'),
  row('330100', 2024, [9055, 1139, null], 'site of the operator of Hangzhou, ten districts, end of the year'),
  row('500000', 2019, [9400, 760, null], 'press, central districts of Chongqing, October'),
  row(
    '410100',
    2019,
    [6316, 347, 14.1],
    'encyclopaedia article on buses of Zhengzhou, 4,892.95 km, end of the year',
  ),
  row('441900', 2019, [5596, 408, null], 'encyclopaedic answer on buses of Dongguan, end of the year'),
  row('350200', 2024, [3552, 425, null], 'press on the 67 years of buses in Xiamen'),
  row('440400', 2019, [2498, 185, null], 'encyclopaedia article on buses of Zhuhai, January'),
  row('370100', 2013, [4400, 220, null], 'press, more than 220 lines'),
]);

/** Of the country: 21.0 km and 9.4 vehicles a line (Ministry of Transport, bulletin of 2021). */
export const publishedCountry = { lineKilometers: 21, vehiclesPerLine: 9.4 } as const;

/** Older figures are shown beside what is made, and nothing is made by them. */
const oldest = 2014;

/** Lines and vehicles of a city as published; null where nothing recent is. */
export function busFleetOf(adcode: string): Pick<PublishedBuses, 'fleet' | 'lines'> | null {
  const found = publishedBuses.get(adcode);
  return found === undefined || found.year < oldest ? null : found;
}
