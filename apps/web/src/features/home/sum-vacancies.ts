import type { Vacancy } from '@ooh/contract/domain/home';

export interface MediumVacancy {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly slots: number;
  readonly freeSlots: number;
}

/** Vacancies by medium in a city, or over all cities; the medium with the most free slots first. */
export function sumVacancies(rows: readonly Vacancy[], cityCode: string | undefined): MediumVacancy[] {
  const own = rows.filter((row) => cityCode === undefined || row.cityCode === cityCode);
  return [...Map.groupBy(own, ({ mediumId }) => mediumId)]
    .map(([mediumId, parts]) => ({
      mediumId,
      mediumName: parts[0].mediumName,
      slots: parts.reduce((sum, { slots }) => sum + slots, 0),
      freeSlots: parts.reduce((sum, { freeSlots }) => sum + freeSlots, 0),
    }))
    .toSorted((a, b) => b.freeSlots - a.freeSlots || a.mediumId - b.mediumId);
}

/** The cities of some vacancies once each, in the order in which they come. */
export function vacantCities(rows: readonly Vacancy[]): { value: string; label: string }[] {
  return [...new Map(rows.map(({ cityCode, cityName }) => [cityCode, cityName]))].map(([value, label]) => ({
    value,
    label,
  }));
}
