import type { ClickHouse } from '../../platform/storage/clickhouse/clickhouse.ts';

/** What counts as a visit to some cells. */
export interface VisitRule {
  readonly cells: readonly string[];
  /** Days of a typical week with a visit. */
  readonly leastDays: number;
  readonly leastMinutes: number;
  /** Hours of the day, from included, to excluded; the whole day when absent. */
  readonly hours?: { readonly fromHour: number; readonly toHour: number };
}

/**
 * Panel persons who are in any of the cells on so many days of a typical week, indoors or out; days are counted
 * once however often somebody is there.
 */
export async function visitorsOf(
  clickhouse: ClickHouse,
  panelReleaseId: string,
  rule: VisitRule,
  signal?: AbortSignal,
): Promise<Uint32Array> {
  if (rule.cells.length === 0) return new Uint32Array(0);
  const bytes = await clickhouse.queryBinary(
    `SELECT person FROM panel_visit
     WHERE release_id = {release:String} AND minutes >= {minutes:Float32}
       AND hour >= {from:UInt8} AND hour < {to:UInt8}
       AND cell IN (SELECT toUInt64(arrayJoin({cells:Array(String)})))
     GROUP BY person HAVING bitCount(groupBitOr(day_mask)) >= {days:UInt8}`,
    {
      release: panelReleaseId,
      minutes: rule.leastMinutes,
      cells: rule.cells,
      days: rule.leastDays,
      from: rule.hours?.fromHour ?? 0,
      to: rule.hours?.toHour ?? 24,
    },
    { signal },
  );
  return new Uint32Array(bytes.slice().buffer);
}
