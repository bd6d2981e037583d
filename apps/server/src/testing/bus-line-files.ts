import type { Db } from '../platform/storage/postgres/database.ts';

export interface TestDirection {
  readonly name: string;
  readonly stops: readonly (readonly [string, number, number])[];
}

/** A table of lines in the layout of the public Shenzhen file. */
export function busLineCsv(directions: readonly TestDirection[]): string {
  const list = (items: readonly string[]): string => `"[${items.map((item) => `'${item}'`).join(', ')}]"`;
  const rows = directions.map(({ name, stops }) =>
    [name, list(stops.map(([stop]) => stop)), list(stops.map(([, lng, lat]) => `${lng},${lat}`))].join(','),
  );
  return ['linename,stationname,stationgeo', ...rows].join('\n') + '\n';
}

/** Both directions of a line that runs east from a point in 福田, a stop each half kilometre. */
export function testLine(lineName: string, stopCount = 6, lat = 22.54): TestDirection[] {
  const stops = Array.from(
    { length: stopCount },
    (_, i) => [`${lineName}站${i + 1}`, 114.02 + i * 0.005, lat] as const,
  );
  const [first, last] = [stops[0][0], stops[stopCount - 1][0]];
  return [
    { name: `${lineName}(${first}-${last})`, stops },
    {
      name: `${lineName}(${last}-${first})`,
      stops: stops.toReversed().map(([name, lng, at]) => [name, lng, at + 0.0004] as const),
    },
  ];
}

/** Two lines, both directions of each. */
export const twoLines = (): TestDirection[] => [...testLine('101路'), ...testLine('102路', 9, 22.56)];

/** Rows that all imports of lines have left. */
export async function storedLines(db: Db): Promise<{ releases: number; lines: number; stops: number }> {
  const count = async (table: 'data_release' | 'bus_line' | 'bus_line_stop') => {
    const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };
  return {
    releases: await count('data_release'),
    lines: await count('bus_line'),
    stops: await count('bus_line_stop'),
  };
}
