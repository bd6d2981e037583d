import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import type { PermissionWorld } from './permission-world.ts';
import { factOf, perCity, scoped, type ScopedCall, type WorldFact } from './scoped-call.ts';

type Row = ReadonlyMap<string, string>;

/** Rows of every sheet, as texts by column letters. */
function sheetsOf(bytes: Uint8Array): Row[][] {
  return [...readWorkbook(bytes).sheets.values()].map(({ cells }) => {
    const rows = new Map<string, Map<string, string>>();
    for (const { address, value } of cells.values()) {
      const [, column, row] = /^([A-Z]+)(\d+)$/.exec(address)!;
      if (!rows.has(row)) rows.set(row, new Map());
      rows.get(row)!.set(column, String(value ?? ''));
    }
    return [...rows.values()];
  });
}

interface Titles {
  readonly city: string;
  readonly medium: string;
}

/** The columns under some titles of one row; undefined for a row that is not the head of the table. */
function columnsOf(row: Row, titles: Titles) {
  const columnOf = new Map([...row].map(([column, text]) => [text, column]));
  const [city, medium] = [columnOf.get(titles.city), columnOf.get(titles.medium)];
  return city === undefined || medium === undefined ? undefined : { city, medium };
}

/** Facts of the rows of a workbook's tables that name a city and a medium. */
export function tableFacts(bytes: Uint8Array, { names }: PermissionWorld, titles: Titles): WorldFact[] {
  const idOf = (text: string | undefined): number | string | undefined =>
    text === undefined ? undefined : names.get(text);
  return sheetsOf(bytes).flatMap((rows) => {
    const columns = rows.map((row) => columnsOf(row, titles)).find((found) => found !== undefined);
    if (columns === undefined) return [];
    return rows.flatMap((row) => {
      const [city, medium] = [idOf(row.get(columns.city)), idOf(row.get(columns.medium))];
      if (typeof city !== 'string' || typeof medium !== 'number') return [];
      return factOf(city, medium, [...row]);
    });
  });
}

/** Every text of a workbook. */
export const textsOfBook = (bytes: Uint8Array): string[] =>
  [...readWorkbook(bytes).sheets.values()].flatMap(({ cells }) =>
    [...cells.values()].map(({ value }) => String(value ?? '')),
  );

/** The texts below the title of a sheet's column. */
const columnOf = (bytes: Uint8Array, sheet: string, letters: string): string[] =>
  [...(readWorkbook(bytes).sheets.get(sheet)?.cells.values() ?? [])]
    .filter(({ address }) => address.startsWith(letters) && address !== `${letters}1`)
    .map(({ value }) => String(value ?? ''));

/** Rows that begin with the code of a city. */
const rowsOfCities = (bytes: Uint8Array): { city: string; texts: string[] }[] =>
  sheetsOf(bytes)
    .flat()
    .flatMap((row) => {
      const city = row.get('A') ?? '';
      return /^\d{6}$/.test(city) ? [{ city, texts: [...row.values()] }] : [];
    });

/** Calls that answer with a workbook. */
export const scopedExports: readonly ScopedCall[] = [
  scoped(
    'v1/monitoring/export',
    ({ orderIds }) => orderIds.map((orderId) => ({ orderId })),
    (bytes, _input, world) =>
      tableFacts(bytes as unknown as Uint8Array, world, { city: '城市', medium: '媒体' }),
  ),
  scoped(
    'v1/rate-cards/export',
    () => [2, 5].map((mediumId) => ({ mediumId, formId: 1 })),
    (bytes, { mediumId }) =>
      rowsOfCities(bytes as unknown as Uint8Array).map(({ city, texts }) =>
        factOf(city, Number(mediumId), texts),
      ),
  ),
  scoped(
    'v1/competitor/export',
    () => perCity((cityCode) => ({ cityCodes: [cityCode] })),
    (bytes, _input, world) =>
      tableFacts(bytes as unknown as Uint8Array, world, { city: '城市', medium: '媒体' }),
  ),
  scoped(
    'v1/competitor/deck',
    () => perCity((cityCode) => ({ cityCodes: [cityCode] })),
    // Category, medium and spend; shares are of what the reader sees.
    (bytes, { cityCodes }, { names }) =>
      readPresentation(bytes as unknown as Uint8Array)
        .slides.flatMap(({ tables }) => tables.get('媒体花费') ?? [])
        .flatMap(([category, name, spend]) => {
          const medium = names.get(name);
          return typeof medium === 'number' ? factOf(String(cityCodes), medium, [category, name, spend]) : [];
        }),
  ),
  scoped(
    'v1/strategy-drafts/export',
    ({ draftIds }) => draftIds.map((draftId) => ({ draftId })),
    // Cities and findings; the findings of the world bear the city of theirs as their title.
    (bytes, _input, { names }) => {
      const { slides } = readPresentation(bytes as unknown as Uint8Array);
      const rows = slides.flatMap(({ tables }) => [...tables.values()].flat());
      const cities = (rows.find(([label]) => label === '城市')?.[1] ?? '').split('、');
      return [
        ...cities.flatMap((name) => {
          const city = names.get(name);
          return typeof city === 'string' ? [factOf(city, null, name)] : [];
        }),
        ...rows.flatMap(([title]) => (/^\d{6}$/.test(title) ? [factOf(title, null, title)] : [])),
      ];
    },
  ),
  scoped(
    'v1/media-inventory/export',
    () => perCity((cityCode) => ({ cityCode, mediumIds: [2, 5, 7], levels: ['S'] })),
    (bytes, _input, world) =>
      tableFacts(bytes as unknown as Uint8Array, world, { city: '城市', medium: '媒体' }),
  ),
  scoped(
    'v1/aois/export',
    () => perCity((cityCode) => ({ cityCode })),
    (bytes, { cityCode }) =>
      columnOf(bytes as unknown as Uint8Array, 'AOI 清单', 'B').map((name) => factOf(cityCode, null, name)),
  ),
  scoped(
    'v1/city-perspective/export',
    () => perCity((cityCode) => ({ cityCode })),
    (bytes, { cityCode }) =>
      columnOf(bytes as unknown as Uint8Array, '区域排名', 'B').map((name) => factOf(cityCode, null, name)),
  ),
  scoped(
    'v1/people/preference/export',
    () => perCity((cityCode) => ({ cityCode })),
    (bytes, { cityCode }) =>
      columnOf(bytes as unknown as Uint8Array, '偏好洞察', 'B').map((name) => factOf(cityCode, null, name)),
  ),
  scoped(
    'v1/business-districts/export',
    () => perCity((cityCode) => ({ cityCode })),
    (bytes, { cityCode }) =>
      columnOf(bytes as unknown as Uint8Array, '商圈排名', 'B').map((name) => factOf(cityCode, null, name)),
  ),
];
