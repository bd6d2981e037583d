import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceFromText } from '../../shared/ta-builder/audience-text.ts';
import type { DistrictAddress } from './district-address.ts';

export type DayType = 'all' | 'workday' | 'weekend';

export interface CrowdQuestion {
  readonly cityCode: string;
  readonly dayType: DayType;
  readonly targetAudience: TargetAudience;
  readonly month?: string;
}

/** City, time and audience that an address asks about. */
export function questionOf(
  cityCode: string,
  { ym, day, ta }: Pick<DistrictAddress, 'ym' | 'day' | 'ta'>,
): CrowdQuestion {
  return {
    cityCode,
    dayType: day ?? 'all',
    targetAudience: audienceFromText(ta),
    ...(ym === undefined ? {} : { month: ym }),
  };
}
