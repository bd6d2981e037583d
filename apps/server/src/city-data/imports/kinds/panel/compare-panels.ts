import { z } from 'zod';
import type { ClickHouse } from '../../../../platform/storage/clickhouse/clickhouse.ts';
import { countPanel } from '../../../panel/panel-store.ts';

/** Two panels of a city whose persons are known by member. */
export interface PanelPair {
  readonly releaseId: string;
  readonly previousId: string;
}

export interface PanelChange {
  /** Visits by person, cell, hour, day and kind; a visit has changed where it lasts otherwise. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Persons of whom visits go. */
  readonly leavers: number;
  /** Visits that go because their persons do. */
  readonly vanished: { readonly visits: number; readonly persons: number };
  /** Whether the persons are the same, with equal weights, homes and labels. */
  readonly isSameOtherwise: boolean;
}

/** Visits that one pass compares in memory: some 300 MB. */
const visitsOfPass = 4_000_000;

const row = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  unchanged: z.number(),
  leavers: z.number(),
});
const vanishedRow = z.object({ visits: z.number(), persons: z.number() });

const comparison = `SELECT toFloat64(countIf(was = 0)) AS added, toFloat64(countIf(stays = 0)) AS removed,
    toFloat64(countIf(was > 0 AND stays > 0 AND before = after)) AS unchanged,
    toFloat64(countIf(was > 0 AND stays > 0 AND before != after)) AS changed,
    toFloat64(uniqExactIf(who, stays = 0)) AS leavers
  FROM (SELECT own.member AS who, countIf(visit.release_id = {previous:String}) AS was,
      countIf(visit.release_id = {release:String}) AS stays,
      sumIf(visit.minutes, visit.release_id = {previous:String}) AS before,
      sumIf(visit.minutes, visit.release_id = {release:String}) AS after
    FROM panel_visit AS visit INNER JOIN (
      SELECT release_id, person, member FROM panel_person
      WHERE release_id IN ({previous:String}, {release:String}) AND member % {passes:UInt32} = {pass:UInt32}
    ) AS own ON own.release_id = visit.release_id AND own.person = visit.person
    WHERE visit.release_id IN ({previous:String}, {release:String})
    GROUP BY who, visit.cell, visit.hour, visit.day_mask, visit.outdoors)`;

/** How a panel differs from the one before, visit by visit and person by person. */
export async function comparePanels(
  clickhouse: ClickHouse,
  { releaseId, previousId }: PanelPair,
): Promise<PanelChange> {
  const pair = { release: releaseId, previous: previousId };
  const [now, before] = [await countPanel(clickhouse, releaseId), await countPanel(clickhouse, previousId)];
  const passes = Math.max(1, Math.ceil((now.visits + before.visits) / visitsOfPass));
  const sum = { added: 0, changed: 0, removed: 0, unchanged: 0, leavers: 0 };
  for (let pass = 0; pass < passes; pass++) {
    const [part] = await clickhouse.query(comparison, { ...pair, passes, pass }, row, { profile: 'batch' });
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += part[name];
  }
  const [vanished] = await clickhouse.query(
    `SELECT toFloat64(count()) AS visits, toFloat64(uniqExact(person)) AS persons FROM panel_visit
     WHERE release_id = {previous:String} AND person IN (
       SELECT person FROM panel_person WHERE release_id = {previous:String}
         AND member NOT IN (SELECT member FROM panel_person WHERE release_id = {release:String}))`,
    pair,
    vanishedRow,
    { profile: 'batch' },
  );
  const digests = await clickhouse.query(
    `SELECT toString(sum(cityHash64(member, weight, stratum, home_cell, work_cell, labels))) AS digest
     FROM panel_person WHERE release_id IN ({previous:String}, {release:String}) GROUP BY release_id`,
    pair,
    z.object({ digest: z.string() }),
    { profile: 'batch' },
  );
  const isSameOtherwise =
    now.persons === before.persons && new Set(digests.map((of) => of.digest)).size === 1;
  return { ...sum, vanished, isSameOtherwise };
}
