import { listLines, pricesOfLines } from '../../../city-data/bus-line/bus-line-store.ts';
import { assertCityGranted } from '../../../city-data/release/city-scope.ts';
import { findCurrent } from '../../../city-data/release/data-release-store.ts';
import type { Handler } from '../../handler.ts';

export const listBusLines: Handler<'v1/bus-lines'> = async (context, input, request) => {
  const { cityCode, pageNo, pageSize } = input;
  assertCityGranted(request.user, cityCode);
  const release = await findCurrent(context.db, 'bus-lines', cityCode);
  if (!release) return { rows: [], total: 0, pageNo, pageSize };
  const { rows, total } = await listLines(context.db, release.release_id, input);
  const prices = await pricesOfLines(
    context.db,
    release.release_id,
    rows.map((row) => row.line_id),
  );
  return {
    rows: rows.map((row) => ({
      lineId: row.line_id,
      lineName: row.line_name,
      level: row.level,
      operator: row.operator,
      fromStop: row.from_stop,
      toStop: row.to_stop,
      directions: Number(row.directions),
      stopCount: row.stop_count,
      lengthMeters: row.length_meters,
      headwayMinutes: row.headway_minutes,
      dailyRiders: row.daily_riders,
      singleDeckVehicles: row.single_deck_vehicles,
      doubleDeckVehicles: row.double_deck_vehicles,
      prices: prices.get(row.line_id) ?? [],
      estimatedFields: row.estimated_fields,
    })),
    total,
    pageNo,
    pageSize,
  };
};
