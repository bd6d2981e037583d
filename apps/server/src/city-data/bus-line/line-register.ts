import type { LineLevel } from '@ooh/contract/domain/bus';
import type { Deck } from '@ooh/contract/domain/bus-names';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { wgs84 } from '@ooh/geo/point';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { lineNetwork, type LineNetwork } from './line-network.ts';

/** A line as the register of a data release holds it. */
export interface RegisterLine {
  readonly lineId: string;
  readonly lineName: string;
  readonly level: LineLevel;
  readonly operator: string | null;
  readonly fromStop: string;
  readonly toStop: string;
  readonly lengthMeters: number;
  readonly stopCount: number;
  readonly headwayMinutes: number;
  readonly dailyRiders: number;
  readonly vehicles: Readonly<Record<Deck, number>>;
  /** Vehicles in publication on the register's day and 30, 60 and 90 days after it. */
  readonly inPublication: readonly [number, number, number, number];
  /** The register's day, YYYY-MM-DD: that of its release in China. */
  readonly registeredOn: string;
  readonly prices: readonly { formId: number; deck: Deck; priceFen: number; isPlaceholderPrice: boolean }[];
  readonly estimatedFields: readonly string[];
}

/** All lines of a release with their prices, by line id. */
export async function readRegister(db: Db, releaseId: string): Promise<Map<string, RegisterLine>> {
  const [release, lines, prices] = await Promise.all([
    db.selectFrom('data_release').select('created_at').where('release_id', '=', releaseId).executeTakeFirst(),
    db.selectFrom('bus_line').selectAll().where('release_id', '=', releaseId).orderBy('line_id').execute(),
    db
      .selectFrom('bus_line_price')
      .select(['line_id', 'form_id', 'deck', 'price_fen', 'is_sample'])
      .where('release_id', '=', releaseId)
      .orderBy('form_id')
      .orderBy('deck')
      .execute(),
  ]);
  if (release === undefined) return new Map();
  const registeredOn = chinaDate(release.created_at);
  const pricesOf = Map.groupBy(prices, (price) => price.line_id);
  return new Map(
    lines.map((line) => [
      line.line_id,
      {
        lineId: line.line_id,
        lineName: line.line_name,
        level: line.level,
        operator: line.operator,
        fromStop: line.from_stop,
        toStop: line.to_stop,
        lengthMeters: line.length_meters,
        stopCount: line.stop_count,
        headwayMinutes: line.headway_minutes,
        dailyRiders: line.daily_riders,
        vehicles: { single: line.single_deck_vehicles, double: line.double_deck_vehicles },
        inPublication: line.in_publication as [number, number, number, number],
        registeredOn,
        prices: (pricesOf.get(line.line_id) ?? []).map((price) => ({
          formId: price.form_id,
          deck: price.deck,
          priceFen: price.price_fen,
          isPlaceholderPrice: price.is_sample,
        })),
        estimatedFields: line.estimated_fields,
      },
    ]),
  );
}

/** Routes and stops of all lines of a release, indexed for the conditions. Lines in the order of their ids. */
export async function readNetwork(db: Db, releaseId: string): Promise<LineNetwork> {
  const [ways, stops] = await Promise.all([
    db
      .selectFrom('bus_line_direction')
      .select(['line_id', 'shape'])
      .where('release_id', '=', releaseId)
      .orderBy('line_id')
      .orderBy('direction')
      .execute(),
    db
      .selectFrom('bus_line_stop')
      .select(['line_id', 'lng', 'lat'])
      .where('release_id', '=', releaseId)
      .orderBy('line_id')
      .orderBy('direction')
      .orderBy('seq')
      .execute(),
  ]);
  const stopsOf = Map.groupBy(stops, (stop) => stop.line_id);
  return lineNetwork(
    [...Map.groupBy(ways, (way) => way.line_id)].map(([lineId, directions]) => ({
      lineId,
      directions: directions.map(({ shape }) => shape.map(([lng, lat]) => wgs84(lng, lat))),
      stops: (stopsOf.get(lineId) ?? []).map(({ lng, lat }) => wgs84(lng, lat)),
    })),
  );
}
