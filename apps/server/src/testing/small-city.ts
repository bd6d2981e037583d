import type { BusLineRecord } from '../city-data/bus-line/bus-line-record.ts';
import { countsOf } from '../city-data/bus-line/bus-line-record.ts';
import { insertLines } from '../city-data/bus-line/insert-lines.ts';
import type { Deck } from '@ooh/contract/domain/bus-names';
import { lineLevels } from '@ooh/contract/domain/bus';
import { busForms } from '@ooh/reference/line-defaults';
import { destination } from './small-way.ts';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { publishNew } from '../city-data/release/publish-release.ts';
import type { NewRelease } from '../city-data/release/data-release-store.ts';
import type { Context } from '../context.ts';
import { personColumns, visitColumns } from '../city-data/panel/panel-store.ts';
import { regionByCode } from '../reference/region/regions.ts';
import { drawPanel, personRows, visitRows, type SmallPanel } from './small-panel.ts';

/** A city with a hand-made panel and lines, as written into the stores. */
export interface SmallCity {
  readonly cityCode: string;
  readonly centre: Wgs84Point;
  readonly panel: SmallPanel;
  readonly lines: readonly BusLineRecord[];
}

export interface SmallCityOptions {
  readonly persons?: number;
  readonly lines?: number;
  readonly seed?: number;
}

/** Steps between the stops of a way, metres. */
const stopMeters = 400;

function wayOf(from: Wgs84Point, bearing: number, lengthMeters: number) {
  const points: Wgs84Point[] = [];
  for (let at = 0; at <= lengthMeters; at += stopMeters) points.push(destination(from, bearing, at));
  return points;
}

/** Line n crosses the city under its own angle; every third is double-deck too, every fifth lacks form 2. */
function lineOf(cityCode: string, centre: Wgs84Point, n: number): BusLineRecord {
  const bearing = (n * 47) % 180;
  const lengthMeters = 1600 + 400 * (n % 5);
  const aside = destination(centre, bearing + 90, ((n * 7) % 9) * 130 - 520);
  const points = wayOf(destination(aside, bearing + 180, lengthMeters / 2), bearing, lengthMeters);
  const doubles = n % 3 === 0 ? 3 : 0;
  const decks: Deck[] = doubles > 0 ? ['single', 'double'] : ['single'];
  const forms = busForms.filter(({ formId }) => !(n % 5 === 4 && formId === 2));
  return {
    lineId: `${cityCode}-small-${String(n).padStart(2, '0')}`,
    lineName: `${n + 1}路`,
    level: lineLevels[n % lineLevels.length],
    operator: null,
    lengthMeters,
    singleDeckVehicles: 4 + (n % 3),
    doubleDeckVehicles: doubles,
    headwayMinutes: 10,
    dailyRiders: 1000 + 100 * n,
    firstHour: 6,
    lastHour: 22,
    // The last line of ten is sold out for two months.
    inPublication: n % 10 === 9 ? [9, 9, 9, 0] : [n % 2, n % 2, 0, 0],
    estimatedFields: [],
    directions: ([0, 1] as const).map((direction) => {
      const way = direction === 0 ? points : points.toReversed();
      return {
        direction,
        name: `${n + 1}路${direction === 0 ? '上行' : '下行'}`,
        lengthMeters,
        shape: way.map(({ lng, lat }) => [lng, lat] as const),
        stops: way.map(({ lng, lat }, i) => ({ name: `${n + 1}路${i + 1}站`, lng, lat })),
      };
    }),
    prices: forms.flatMap(({ formId }) =>
      decks.map((deck) => ({
        formId,
        deck,
        priceFen: 400_000 + 30_000 * ((n * 5) % 11) + (deck === 'double' ? 150_000 : 0) - 50_000 * formId,
        isPlaceholderPrice: n % 4 === 0,
      })),
    ),
  };
}

/** A release of hand-made data; `content` distinguishes versions. */
export function smallRelease(
  kind: NewRelease['kind'],
  cityCode: string,
  content: string,
  counts: Record<string, number>,
): NewRelease {
  return {
    kind,
    cityCode,
    source: '手工样例',
    legalBasis: '虚构数据',
    crs: 'WGS84',
    retainUntil: null,
    fileName: null,
    fileSha256: null,
    contentSha256: content,
    isDemo: true,
    counts,
    parameters: {},
    createdBy: '测试',
    createdAt: new Date('2026-11-20T00:00:00Z'),
  };
}

/** Publishes lines as a city's network. */
export async function publishLines(
  context: Context,
  cityCode: string,
  lines: readonly BusLineRecord[],
  content = 'lines-1',
): Promise<string> {
  const release = smallRelease('bus-lines', cityCode, `${cityCode}-${content}`, countsOf(lines));
  const published = await publishNew(context, release, (transaction, releaseId) =>
    insertLines(transaction, releaseId, lines),
  );
  return published.release.release_id;
}

/** Publishes a panel of a city. */
export async function publishPanel(
  context: Context,
  cityCode: string,
  panel: SmallPanel,
  content = 'panel-1',
): Promise<string> {
  const counts = { persons: panel.persons.length, visits: panel.visits.length };
  const release = smallRelease('panel', cityCode, `${cityCode}-${content}`, counts);
  const published = await publishNew(context, release, async (_transaction, releaseId) => {
    await context.clickhouse.insertText('panel_person', personColumns, [personRows(releaseId, panel)]);
    await context.clickhouse.insertText('panel_visit', visitColumns, [visitRows(releaseId, panel)]);
  });
  return published.release.release_id;
}

/** The lines and panel of a small city, unpublished. */
export function drawCity(cityCode: string, options: SmallCityOptions = {}): SmallCity {
  const { persons = 1500, lines = 12, seed = 1 } = options;
  const [lng, lat] = regionByCode(cityCode)!.center!;
  const centre = wgs84(lng, lat);
  return {
    cityCode,
    centre,
    panel: drawPanel(centre, persons, seed),
    lines: Array.from({ length: lines }, (_, n) => lineOf(cityCode, centre, n)),
  };
}

/** Gives a city a small panel and a few lines, in the real stores. */
export async function seedSmallCity(
  context: Context,
  cityCode: string,
  options: SmallCityOptions = {},
): Promise<SmallCity> {
  const city = drawCity(cityCode, options);
  await publishLines(context, cityCode, city.lines);
  await publishPanel(context, cityCode, city.panel);
  return city;
}
