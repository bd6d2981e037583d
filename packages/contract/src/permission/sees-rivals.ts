import { competitorGroup } from '../domain/competitor-names.ts';
import { coversCity, coversMedium, entriesOf } from './rules.ts';
import { allMedia } from './wildcards.ts';

/** Whether a permission shows where brands were seen in a city, on every medium. */
export function seesRivals(permission: unknown, cityCode: string): boolean {
  return entriesOf(permission, competitorGroup).some(
    (entry) => coversCity(entry, cityCode) && coversMedium(entry, allMedia),
  );
}
