import { z } from 'zod';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ClickHouse } from '../../../../platform/storage/clickhouse/clickhouse.ts';
import { countText } from '../../../../disclosure/figure-text.ts';
import { countPanel, deletePanel } from '../../../panel/panel-store.ts';
import type { ClickHouseWriter, Reading, Removal, WriteOutcome } from '../../import-kind.ts';
import { removalOf } from '../../removal.ts';
import { comparePanels, type PanelPair } from './compare-panels.ts';
import { memberOrder, type KnownMembers } from './member.ts';
import { knowsMembers } from './panel-in-force.ts';

interface Panel {
  /** Writes the visits of the file. */
  readonly visits: ClickHouseWriter;
  readonly members: KnownMembers;
  /** Persons whose visits go; `key` is the member. */
  readonly removals: readonly Removal[];
  readonly log: Reading['log'];
}

/** Persons whose visits a file removes stand under an id of their own while the others' are copied. */
const goneId = (releaseId: string): string => `${releaseId}-gone`;

/**
 * Writes the persons in force as a panel with the visits of the file and, in an update, those that the panel before has of
 * persons whom the file does not name. Persons have other numbers in each panel: their visits follow them by member.
 */
export function panelWriter({ visits, members, removals, log }: Panel): ClickHouseWriter {
  return {
    store: 'clickhouse',
    async write(clickhouse, releaseId, previousId, mode): Promise<WriteOutcome> {
      await clickhouse.command(
        `INSERT INTO panel_person (release_id, person, weight, stratum, home_cell, work_cell, labels, member)
         SELECT {release:String}, toUInt32(row_number() OVER (ORDER BY ${memberOrder}) - 1),
           weight, stratum, home_cell, work_cell, labels, member
         FROM panel_member WHERE release_id = {persons:String}`,
        { release: releaseId, persons: members.releaseId },
      );
      const { counts } = await visits.write(clickhouse, releaseId, undefined, mode);
      if (previousId === undefined) return { counts: { persons: members.numbers.size, ...counts } };
      const pair = { releaseId, previousId };
      if (mode !== 'replace') await carryVisits(clickhouse, pair, removals, log);
      const held = await countPanel(clickhouse, releaseId);
      if (held.visits === 0) throw new AppError('refused', '删除后没有到访：请改为撤销该版本');
      if (!(await knowsMembers(clickhouse, previousId)))
        return { counts: held, removal: await wholePanel(clickhouse, previousId) };
      const { added, changed, removed, unchanged, leavers, vanished, isSameOtherwise } = await comparePanels(
        clickhouse,
        pair,
      );
      if (vanished.visits > 0)
        log.warn(
          null,
          null,
          `现有样本中有 ${countText(vanished.persons)} 人已不在人员表中，其 ${countText(vanished.visits)} 次到访不再保留`,
        );
      return {
        counts: held,
        changes: { addedRows: added, changedRows: changed, removedRows: removed, unchangedRows: unchanged },
        // Visits of persons who are no longer there go without being named by the file.
        removal: removalOf(`次到访（${countText(leavers)} 人）`, removed, [], vanished.visits > 0),
        isUnchanged: added + changed + removed === 0 && isSameOtherwise,
      };
    },
    async remove(clickhouse, releaseId) {
      await deletePanel(clickhouse, releaseId);
      await forgetGone(clickhouse, releaseId);
    },
  };
}

/** A panel whose persons nothing names goes as a whole. */
async function wholePanel(clickhouse: ClickHouse, releaseId: string) {
  const { visits, persons } = await countPanel(clickhouse, releaseId);
  return removalOf(`次到访（${countText(persons)} 人）`, visits, []);
}

const forgetGone = (clickhouse: ClickHouse, releaseId: string): Promise<void> =>
  clickhouse.command('DELETE FROM panel_member WHERE release_id = {gone:String}', {
    gone: goneId(releaseId),
  });

/** Copies the visits of persons of whom the file neither brings nor removes any. */
async function carryVisits(
  clickhouse: ClickHouse,
  { releaseId, previousId }: PanelPair,
  removals: readonly Removal[],
  log: Reading['log'],
): Promise<void> {
  const parameters = { release: releaseId, previous: previousId, gone: goneId(releaseId) };
  if (removals.length > 0) {
    const lines = removals.map(({ key }) => `${parameters.gone}\t${key}\n`);
    await clickhouse.insertText(
      'panel_member',
      ['release_id', 'member'],
      [new TextEncoder().encode(lines.join(''))],
    );
    const [{ count }] = await clickhouse.query(
      `SELECT toFloat64(count()) AS count FROM panel_member WHERE release_id = {gone:String} AND member NOT IN (
         SELECT member FROM panel_person WHERE release_id = {previous:String} AND person IN (
           SELECT person FROM panel_visit WHERE release_id = {previous:String}))`,
      parameters,
      z.object({ count: z.number() }),
      { profile: 'batch' },
    );
    if (count > 0) log.warn(null, null, `有 ${countText(count)} 人在现有样本中没有到访，无可删除`);
  }
  await clickhouse.command(
    `INSERT INTO panel_visit (release_id, person, cell, hour, day_mask, minutes, outdoors)
     SELECT {release:String}, kept.number, visit.cell, visit.hour, visit.day_mask, visit.minutes, visit.outdoors
     FROM panel_visit AS visit INNER JOIN (
       SELECT before.person AS person, now.person AS number
       FROM (SELECT person, member FROM panel_person WHERE release_id = {previous:String}
         AND member NOT IN (SELECT member FROM panel_member WHERE release_id = {gone:String})) AS before
       INNER JOIN (SELECT person, member FROM panel_person WHERE release_id = {release:String}
         AND person NOT IN (SELECT person FROM panel_visit WHERE release_id = {release:String})) AS now
       ON now.member = before.member
     ) AS kept ON kept.person = visit.person
     WHERE visit.release_id = {previous:String}`,
    parameters,
  );
  if (removals.length > 0) await forgetGone(clickhouse, releaseId);
}
