import type { DocumentLine, PlanDocument } from './plan-document.ts';

export interface FormGroup {
  readonly form: string;
  readonly lines: readonly DocumentLine[];
}

export interface CityGroup {
  readonly cityName: string;
  readonly forms: readonly FormGroup[];
}

export interface MediumGroup {
  readonly medium: string;
  readonly cities: readonly CityGroup[];
}

/** Lines by medium, then city, then form, each in order of first appearance; lines of a city become adjacent. */
export function groupLines(plan: PlanDocument): MediumGroup[] {
  return groupBy(plan.lines, (line) => line.medium).map(([medium, ofMedium]) => ({
    medium,
    cities: groupBy(ofMedium, (line) => line.cityName).map(([cityName, ofCity]) => ({
      cityName,
      forms: groupBy(ofCity, (line) => line.form).map(([form, lines]) => ({ form, lines })),
    })),
  }));
}

/** Lines in the order of their groups, as a quotation numbers them. */
export const linesOfGroups = (groups: readonly MediumGroup[]): DocumentLine[] =>
  groups.flatMap((group) => group.cities.flatMap((city) => city.forms.flatMap((form) => form.lines)));

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
