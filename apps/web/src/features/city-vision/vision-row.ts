import { areaName } from '@ooh/contract/domain/area-name';
import type { Figure } from '@ooh/contract/domain/figure';
import type { CallOutput } from '@ooh/contract/registry';

export type AreaHours = CallOutput<'v1/city-perspective/hours'>;
export type HourArea = AreaHours['areas'][number];
export type Heat = CallOutput<'city-perspective/getAreaSumHeatData'>;
export type TaHeat = CallOutput<'city-perspective/getTaAreaSumHeatData'>;

/** An area on the map and in the ranking. */
export interface VisionRow {
  readonly areaId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly center: readonly [number, number];
  readonly persons: Figure;
  /** Persons per square kilometre. */
  readonly density: number | null;
  readonly taPersons: Figure;
  readonly taConcentrationPeople: Figure;
  readonly taConcentrationHours: Figure;
  readonly tgi: Figure;
  /** Null until they are known. */
  readonly mediaPositions: number | null;
  readonly busLines: number | null;
}

const withheld: Figure = { value: null, low: null, high: null, suppressed: true };
const unknown: Figure = { value: null, low: null, high: null, suppressed: false };
const bare = (value: number | null): Figure =>
  value === null ? withheld : { value, low: null, high: null, suppressed: false };

interface RowSources {
  readonly hours: AreaHours | undefined;
  readonly heat: Heat | undefined;
  readonly taHeat: TaHeat | undefined;
}

/** Rows of all the hours asked about, with their intervals; areas that are withheld stand at the end. */
export function rowsOfWindow({ hours, heat, taHeat }: RowSources): VisionRow[] | undefined {
  if (heat === undefined) return undefined;
  const areas = new Map((hours?.areas ?? []).map((area) => [area.areaId, area]));
  const ofAudience = new Map((taHeat?.rows ?? []).map((row) => [row.areaId, row]));
  const none = taHeat === undefined ? unknown : withheld;
  const shown = heat.rows.map((row): VisionRow => {
    const [area, target] = [areas.get(row.areaId), ofAudience.get(row.areaId)];
    return {
      ...row,
      name: areaName(row),
      taPersons: target?.taPersons ?? none,
      taConcentrationPeople: target?.taConcentrationPeople ?? none,
      taConcentrationHours: target?.taConcentrationHours ?? none,
      tgi: target?.tgi ?? none,
      mediaPositions: area?.mediaPositions ?? null,
      busLines: area?.busLines ?? null,
    };
  });
  const known = new Set(shown.map(({ areaId }) => areaId));
  const rest = (hours?.areas ?? []).filter(({ areaId }) => !known.has(areaId));
  return [...shown, ...rest.map((area) => withoutFigures(area, none))];
}

function withoutFigures(area: HourArea, ofAudience: Figure): VisionRow {
  return {
    ...area,
    name: areaName(area),
    persons: withheld,
    density: null,
    taPersons: ofAudience,
    taConcentrationPeople: ofAudience,
    taConcentrationHours: ofAudience,
    tgi: ofAudience,
  };
}

/** Rows of one hour from the hours of the day, most people first; `cityShare` is the audience's share in the city. */
export function rowsOfHour(
  { areas }: AreaHours,
  hour: number,
  audience: { readonly cityShare: number | null } | null,
): VisionRow[] {
  const rows = areas.map((area): VisionRow => {
    const persons = area.persons[hour] ?? null;
    if (persons === null) return withoutFigures(area, audience ? withheld : unknown);
    const taPersons = audience ? (area.taPersons[hour] ?? null) : null;
    const share = taPersons === null || persons === 0 ? null : taPersons / persons;
    const ofAudience = (value: number | null) => (audience ? bare(value) : unknown);
    const base = audience?.cityShare ?? null;
    return {
      ...area,
      name: areaName(area),
      persons: bare(persons),
      density: area.squareMeters === 0 ? null : (persons / area.squareMeters) * 1e6,
      taPersons: ofAudience(taPersons),
      taConcentrationPeople: ofAudience(share),
      taConcentrationHours: unknown,
      tgi: ofAudience(share === null || base === null || base === 0 ? null : (100 * share) / base),
    };
  });
  return rows.sort((a, b) => (b.persons.value ?? -1) - (a.persons.value ?? -1));
}
