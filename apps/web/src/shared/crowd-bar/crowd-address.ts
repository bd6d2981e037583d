import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { crowdRoles, type CrowdRole, type DayType } from '@ooh/contract/domain/crowd-names';
import { adcode, hour, matching, oneOf, text } from '../../ui/address/address-fields.ts';
import type { ReadOf } from '../../ui/address/read-address.ts';
import { audienceFromText } from '../ta-builder/audience-text.ts';

/**
 * Search params of a question about people in places: city, month (the measured week when left out), audience as
 * audience-text.ts writes it, role, kind of day, and hours of the day, `from` included and `to` excluded.
 */
export const crowdFields = {
  city: adcode(),
  ym: matching(/^20\d{2}-(0[1-9]|1[0-2])$/),
  ta: text(4000),
  role: oneOf(crowdRoles),
  day: oneOf(['workday', 'weekend']),
  from: hour(),
  to: hour(),
};
export type CrowdAddress = ReadOf<typeof crowdFields>;

/** The part of a screen's address that asks about people: what it keeps when the city changes. */
export function crowdOf({ ym, ta, role, day, from, to }: CrowdAddress): CrowdAddress {
  return { ym, ta, role, day, from, to };
}

/** Input of a call about people in places, without the role where the address names none. */
export interface CrowdQuestion {
  readonly cityCode: string;
  readonly month?: string;
  readonly dayType: DayType;
  readonly fromHour?: number;
  readonly toHour?: number;
  readonly role?: CrowdRole;
  readonly targetAudience: TargetAudience;
}

/** The hours of an address: from before to, 0 to 24; the whole day where they are left out or contradict each other. */
export function hoursOf({ from, to }: Pick<CrowdAddress, 'from' | 'to'>): readonly [number, number] {
  const [first, last] = [from ?? 0, to ?? 24];
  return first < last ? [first, last] : [0, 24];
}

/** Hours as an address holds them: nothing for the whole day. */
export const hoursChange = ([from, to]: readonly [number, number]): Pick<CrowdAddress, 'from' | 'to'> => ({
  from: from === 0 ? undefined : from,
  to: to === 24 ? undefined : to,
});

/** The audience that an address names. */
export const audienceOf = ({ ta }: Pick<CrowdAddress, 'ta'>): TargetAudience => audienceFromText(ta);

/** City, time, role and audience that an address asks about; what it leaves out the calls know themselves. */
export function crowdQuestionOf(cityCode: string, address: CrowdAddress): CrowdQuestion {
  const { ym, day, role } = address;
  const [fromHour, toHour] = hoursOf(address);
  return {
    cityCode,
    dayType: day ?? 'all',
    targetAudience: audienceOf(address),
    ...(ym !== undefined && { month: ym }),
    ...((fromHour > 0 || toHour < 24) && { fromHour, toHour }),
    ...(role !== undefined && { role }),
  };
}
