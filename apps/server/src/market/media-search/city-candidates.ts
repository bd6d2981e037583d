import { chinaDate } from '@ooh/contract/domain/china-time';
import { AppError } from '../../platform/http/app-error.ts';
import { grantedMedia } from '../../city-data/inventory/granted-media.ts';
import type { Context } from '../../context.ts';
import type { Days } from '../../orders/order/free-units.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { favouritesOf } from '../favourite/favourites.ts';
import { bookingsOfCity } from './city-bookings.ts';
import { cityReleases, type CityReleases } from './city-releases.ts';
import { nearness, type Candidate, type MediaQuestion } from './match-units.ts';
import { unitsOfCity } from './read-units.ts';
import type { StoredUnit } from './stored-unit.ts';
import { freeUnitsOf, type BookingsOf } from './unit-vacancy.ts';

/** What a user may see of a city's media, with what is free in the period. */
export interface CityCandidates {
  readonly candidates: readonly Candidate[];
  readonly releases: CityReleases;
  readonly bookings: BookingsOf;
  readonly days: Days;
  readonly today: string;
}

/** Both days of the period: today where none is asked for, one day where only one is. */
export function periodOf(asked: { startDate?: string; endDate?: string }, today: string): Days {
  const startDate = asked.startDate ?? today;
  const endDate = asked.endDate ?? (startDate > today ? startDate : today);
  if (endDate < startDate) throw new AppError('invalid', '结束日期不能早于开始日期');
  return { startDate, endDate };
}

/** What a favourite is called: the position or the line of a unit. */
export const favouriteIdOf = ({ positionId, lineId }: StoredUnit): string => lineId ?? positionId ?? '';

/** The media of a city that a user may see. Refuses unknown cities and cities without any grant with the same message. */
export async function cityCandidates(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission' | 'userId'>,
  asked: Pick<MediaQuestion, 'cityCode' | 'startDate' | 'endDate' | 'places' | 'radiusMeters'>,
): Promise<CityCandidates> {
  const { db, now } = context;
  const { cityCode } = asked;
  const granted = grantedMedia(user, cityCode);
  const today = chinaDate(now());
  const days = periodOf(asked, today);
  const since = days.startDate < today ? days.startDate : today;
  const releases = await cityReleases(db, cityCode);
  const [units, bookings, positions, lines] = await Promise.all([
    unitsOfCity(db, cityCode, releases),
    bookingsOfCity(db, cityCode, releases.bookings, since, now()),
    favouritesOf(db, user.userId, 'position'),
    favouritesOf(db, user.userId, 'line'),
  ]);
  const favourites = { face: new Set(positions), line: new Set(lines) };
  const distanceOf = nearness(asked);
  const candidates = units.flatMap((unit): Candidate[] => {
    if (granted !== null && !granted.includes(unit.mediumId)) return [];
    const distanceMeters = distanceOf(unit);
    if (distanceMeters === undefined) return [];
    return [
      {
        unit,
        units: unit.bookables.reduce((sum, bookable) => sum + bookable.units, 0),
        freeUnits: freeUnitsOf(unit, bookings, days),
        isFavourite: favourites[unit.unitKind].has(favouriteIdOf(unit)),
        distanceMeters,
      },
    ];
  });
  return { candidates, releases, bookings, days, today };
}
