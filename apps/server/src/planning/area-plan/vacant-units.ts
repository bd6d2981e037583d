import type { PlanUnit, VacancyFilter, VacancySearch } from '@ooh/contract/domain/area-plan';
import type { StoredUnit } from './area-plan-store.ts';

const isMatch = (unit: StoredUnit, filter: VacancySearch): boolean => {
  const keyword = filter.keyword.trim().toLowerCase();
  const texts = [unit.name, unit.code, unit.address ?? '', unit.district_name ?? ''];
  return (
    unit.free_faces > 0 &&
    (filter.cityCode === undefined || unit.city_code === filter.cityCode) &&
    (filter.areaIds.length === 0 || filter.areaIds.includes(unit.area_id)) &&
    (filter.mediumId === undefined || unit.medium_id === filter.mediumId) &&
    (filter.positionId === undefined || unit.position_id === filter.positionId) &&
    (!filter.onlyChosen || unit.chosen_faces > 0) &&
    (keyword === '' || texts.some((text) => text.toLowerCase().includes(keyword)))
  );
};

/** What the list sorts by. A figure that is withheld orders nothing. */
const sortKey = (unit: PlanUnit, sortBy: VacancyFilter['sortBy']): number | null => {
  if (sortBy === 'heat') return unit.heat.taPersons.value;
  if (sortBy === 'price') return unit.faceNetFen;
  return sortBy === 'freeFaces' ? unit.freeFaces : null;
};

/** The vacant units that a filter asks for, of those a reader may see. */
export function vacantUnits(units: readonly StoredUnit[], filter: VacancySearch): StoredUnit[] {
  return units.filter((unit) => isMatch(unit, filter));
}

/** Where units are, each position once: it is chosen where one of them is. */
export function positionsOfUnits(units: readonly StoredUnit[]) {
  const chosen = new Set(units.filter((unit) => unit.chosen_faces > 0).map(({ position_id }) => position_id));
  const byPosition = new Map(units.map((unit) => [unit.position_id, unit]));
  return [...byPosition.values()].map(({ position_id, name, lng, lat }) => ({
    positionId: position_id,
    name,
    lng,
    lat,
    isChosen: chosen.has(position_id),
  }));
}

/** In the order asked for; figures that are missing stand last. */
export function sortUnits(units: readonly PlanUnit[], { sortBy, order }: VacancyFilter): PlanUnit[] {
  const sign = order === 'asc' ? 1 : -1;
  return units.toSorted((a, b) => {
    const [first, second] = [sortKey(a, sortBy), sortKey(b, sortBy)];
    if (sortBy === 'name') return sign * a.name.localeCompare(b.name, 'zh-CN') || compareIds(a, b);
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || compareIds(a, b);
    return sign * (first - second) || compareIds(a, b);
  });
}

const compareIds = (a: PlanUnit, b: PlanUnit): number => (a.unitId < b.unitId ? -1 : 1);
