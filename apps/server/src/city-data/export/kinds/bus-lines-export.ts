import type { BusLineDirection, BusLineRecord } from '../../bus-line/bus-line-record.ts';
import { readLines } from '../../bus-line/read-lines.ts';
import { pricedFormId } from '../../imports/kinds/bus-lines/fill-estimates.ts';
import { estimatesText, type ExportedRow, type ExportedValue, type KindExport } from '../exported-row.ts';
import { listText, pointsText } from '../list-text.ts';
import { joinsStops } from './drawn-way.ts';
import { busFeed } from './line-feeds.ts';

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Fields that a declared rule may have filled, by the name under which a line marks them, with their labels. */
const estimable = [
  ['level', '线路等级'],
  ['singleDeckVehicles', '单层配车数'],
  ['doubleDeckVehicles', '双层配车数'],
  ['headwayMinutes', '发车间隔（分钟）'],
  ['dailyRiders', '日均客流'],
  ['firstHour', '首班车'],
  ['lastHour', '末班车'],
] as const;

function priceOf(line: BusLineRecord, deck: 'single' | 'double'): number | null {
  const price = line.prices.find((one) => one.deck === deck && one.formId === pricedFormId);
  return price === undefined || price.isPlaceholderPrice ? null : price.priceFen / 100;
}

/** What a line says of itself, the same in each of its directions. */
function attributesOf(line: BusLineRecord): { values: Record<string, ExportedValue>; remark: string } {
  const all: Record<(typeof estimable)[number][0], ExportedValue> = {
    level: line.level,
    singleDeckVehicles: line.singleDeckVehicles,
    doubleDeckVehicles: line.doubleDeckVehicles,
    headwayMinutes: line.headwayMinutes,
    dailyRiders: line.dailyRiders,
    firstHour: hourText(line.firstHour),
    lastHour: hourText(line.lastHour),
  };
  const values: Record<string, ExportedValue> = {
    operator: line.operator,
    singleDeckPriceYuan: priceOf(line, 'single'),
    doubleDeckPriceYuan: priceOf(line, 'double'),
  };
  const guesses: Record<string, ExportedValue> = {};
  for (const [field, label] of estimable)
    if (line.estimatedFields.includes(field)) guesses[label] = all[field];
    else values[field] = all[field];
  return { values, remark: estimatesText(guesses) };
}

type Way = BusLineDirection['shape'];

const textOfWay = (shape: Way): string => JSON.stringify({ type: 'LineString', coordinates: shape });

function rowOf(
  line: BusLineRecord,
  direction: BusLineDirection,
  attributes: ReturnType<typeof attributesOf>,
  isIndicative: boolean,
): ExportedRow {
  const { name, shape, stops } = direction;
  const isStraight = joinsStops(shape, stops);
  // Stops that are only the ends of a way come back from the way itself.
  const hasStops = !line.estimatedFields.includes('stops') || stops.length > 2 || isStraight;
  return {
    values: {
      lineName: line.lineName,
      directionName: name,
      stopNames: hasStops ? listText(stops.map((stop) => stop.name)) : null,
      stopCoordinates: hasStops ? pointsText(stops.map(({ lng, lat }) => [lng, lat] as const)) : null,
      shape: isStraight ? null : textOfWay(shape),
      direction: direction.direction === 0 ? '上行' : '下行',
      ...attributes.values,
    },
    geometry: { type: 'LineString', coordinates: shape },
    remark: attributes.remark,
    isIndicative,
  };
}

/** Bus lines: one row a direction with its stops, and its way where that is more than straight lines between them. */
export const busLinesExport: KindExport = {
  geometryFields: ['shape'],
  feed: busFeed,
  async *rows({ db, release }): AsyncGenerator<ExportedRow> {
    for (const line of await readLines(db, release.release_id)) {
      const attributes = attributesOf(line);
      for (const direction of line.directions) yield rowOf(line, direction, attributes, release.is_demo);
    }
  },
};
