import { networkOf, placesOf } from '../../../bus-plan/city-lines.ts';
import { lineFiguresOf } from '../../../bus-plan/line-figures.ts';
import { placesAlong } from '../../../bus-plan/line-places.ts';
import { loadPlanCity, type PlanCity } from '../../../bus-plan/plan-city.ts';
import { presentLines } from '../../../bus-plan/present-lines.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../refusal.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import { isShowable } from '../../../smart-select/city-summary.ts';
import { readPlanCity } from '../../../smart-select/plan-cities.ts';
import type { Db } from '../../../storage/postgres/database.ts';
import type { Handler } from '../../handler.ts';

async function readDirections(db: Db, releaseId: string, lineId: string) {
  const of = { releaseId, lineId };
  const [ways, stops] = await Promise.all([
    db
      .selectFrom('bus_line_direction')
      .select(['direction', 'name', 'length_meters'])
      .where('release_id', '=', of.releaseId)
      .where('line_id', '=', of.lineId)
      .orderBy('direction')
      .execute(),
    db
      .selectFrom('bus_line_stop')
      .select(['direction', 'name', 'lng', 'lat'])
      .where('release_id', '=', of.releaseId)
      .where('line_id', '=', of.lineId)
      .orderBy('seq')
      .execute(),
  ]);
  return ways.map((way) => ({
    name: way.name,
    lengthMeters: way.length_meters,
    stops: stops
      .filter((stop) => stop.direction === way.direction)
      .map(({ name, lng, lat }) => ({ name, lng, lat })),
  }));
}

/** The line's daily TA contacts spread over the hours as all its contacts are; empty where the TA is too small. */
async function hourlyOf(
  context: Pick<Context, 'engine' | 'config'>,
  city: PlanCity,
  lineId: string,
): Promise<number[]> {
  const [shape, figures] = await Promise.all([
    context.engine.ask(city.releases, 'hourlyContacts', { lineId }),
    lineFiguresOf(context, city, city.audience),
  ]);
  const figure = figures.get(lineId);
  if (shape === null || figure === undefined) return [];
  if (!isShowable(figure.panelPersons, figure.otherPersons, context.config.minimumCell)) return [];
  const total = shape.reduce((sum, value) => sum + value, 0);
  return shape.map((value) => (total > 0 ? (figure.taContacts * value) / total : 0));
}

export const getLineDetail: Handler<'v1/bus-plan/line-detail'> = async (context, input, request) => {
  const { cityCode, lineId } = input;
  const plan = await grantedPlanCity(context.db, request.user, input.planId, cityCode);
  const city = await loadPlanCity(context, plan, cityCode);
  if (!city.register.has(lineId)) throw notFound('线路');
  const stored = await readPlanCity(context.db, plan.plan_id, cityCode);
  const [lines, directions, network, places, hourlyTaContacts, overlaps] = await Promise.all([
    presentLines(context, city, stored?.suggested ?? {}, context.config.minimumCell),
    readDirections(context.db, city.releases.lineReleaseId, lineId),
    networkOf(context.db, city.data.busLines!),
    placesOf(context.db, city.data.places),
    hourlyOf(context, city, lineId),
    context.engine.ask(city.releases, 'lineOverlaps', { audience: city.audience, lineId }),
  ]);
  const way = network.lines.find((line) => line.lineId === lineId);
  return {
    line: lines.find((line) => line.lineId === lineId)!,
    directions,
    ...(way === undefined ? { businessDistricts: [], mainRoads: [] } : placesAlong(way, places)),
    hourlyTaContacts,
    overlaps: overlaps
      .filter((other) => isShowable(other.sharedPersons, other.otherPersons, context.config.minimumCell))
      .map(({ lineId: other, sharedShare }) => ({
        lineId: other,
        sharedShare,
        lineName: city.register.get(other)?.lineName ?? other,
      })),
  };
};
