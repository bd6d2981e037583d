import { nearMeters } from '@ooh/contract/domain/order-view';
import type { CallKey, CallOutput } from '@ooh/contract/registry';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { cellOf, cellToBigInt } from '@ooh/geo/h3-cell';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { readCityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { peopleResolution } from '../../measurement/city-perspective/city-cells.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { activityOf, crowdFigures } from '../../measurement/city-perspective/hours.ts';
import { wholeCells } from '../../measurement/city-perspective/people-cells.ts';
import { disclosedPortrait, portraitOf } from '../../measurement/city-perspective/portrait.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';

type Detail = CallOutput<'v1/media-inventory/detail'>;
type People = Pick<Detail, 'presence' | 'labels'>;

const key: CallKey = 'v1/media-inventory/detail';
const mostLabels = 5;
const mostPois = 30;
/** The least share of the people around at which a label is worth naming. */
const leastShare = 0.02;

export const nobodyAround: People = { presence: null, labels: [] };

/** People in the cell of a point by hour of the week, and the labels that stand out among them against the city. */
export async function peopleAround(
  context: Context,
  user: Pick<SignedInUser, 'permission'>,
  asked: { readonly cityCode: string; readonly targetAudience: TargetAudience },
  point: Wgs84Point,
): Promise<People> {
  if (context.config.privacyMode === 'strict') return nobodyAround;
  const question = { dayType: 'all', fromHour: 0, toHour: 24, role: 'present' } as const;
  try {
    const everybody = { groups: [] };
    const city = await loadCityCrowd(context, user, key, {
      ...asked,
      ...question,
      targetAudience: everybody,
    });
    const all = await context.engine.ask(city.releases, 'panelCells', {});
    const number = all.indexOf(cellToBigInt(cellOf(point, peopleResolution)));
    if (number < 0) return nobodyAround;
    const cells = Uint32Array.of(number);
    const { minimumCell } = context.config;
    const [activity, portrait] = await Promise.all([
      activityOf(context, city, cells),
      portraitOf(context, city, wholeCells(cells)),
    ]);
    const ground = figureContext(city, minimumCell);
    const labels = disclosedPortrait(portrait, minimumCell).flatMap(({ dimension, labels: own }) =>
      own.map(({ name, share, tgi }) => ({ dimension, name, share, tgi })),
    );
    return {
      presence: activity.byHour.map((hour) => crowdFigures(hour, ground).persons),
      labels: labels
        .filter(({ share, tgi }) => tgi.value !== null && (share.value ?? 0) >= leastShare)
        .toSorted((a, b) => (b.tgi.value ?? 0) - (a.tgi.value ?? 0))
        .slice(0, mostLabels),
    };
  } catch (error) {
    if (error instanceof AppError) return nobodyAround;
    throw error;
  }
}

/** Places around a point, nearest first. */
export async function poisAround(
  { db }: Pick<Context, 'db'>,
  cityCode: string,
  point: Wgs84Point,
): Promise<Detail['pois']> {
  const data = (await readCityData(db, [cityCode])).get(cityCode);
  if (data === undefined) return [];
  const ground = await geographyOf(db, data);
  return ground.poiIndex
    .within(point, nearMeters)
    .slice(0, mostPois)
    .map(({ index, distanceMeters }) => {
      const { name, category } = ground.pois[index];
      return { name, category, distanceMeters };
    });
}

export const pointOf = ({ lng, lat }: { lng: number | null; lat: number | null }): Wgs84Point | null =>
  lng === null || lat === null ? null : wgs84(lng, lat);
