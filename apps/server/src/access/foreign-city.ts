import { regionByCode } from '../reference/region/regions.ts';
import { AppError } from '../platform/http/app-error.ts';

/** The same message for an unknown city and one outside a user's scope; it does not reveal which. */
export const foreignCityText = '不存在，或不在您的数据权限内';

/** Whether a code is a city, and one that is granted. */
export function isGrantedCity(cityCode: string, isGranted: (cityCode: string) => boolean): boolean {
  return regionByCode(cityCode)?.level === 'city' && isGranted(cityCode);
}

/** Refuses cities that are unknown or not granted. */
export function assertCitiesGranted(
  cityCodes: readonly string[],
  isGranted: (cityCode: string) => boolean,
): void {
  if (!cityCodes.every((cityCode) => isGrantedCity(cityCode, isGranted)))
    throw new AppError('notFound', `城市${foreignCityText}`);
}
