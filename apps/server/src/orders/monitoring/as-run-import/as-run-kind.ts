import { importKindNames } from '@ooh/contract/domain/data-release';
import { writePostingChanges } from '../posting-changes.ts';
import {
  isChanged,
  postingFields,
  postingReader,
  type PostingChange,
  type PostingReader,
} from '../read-posting-list.ts';
import type { SignedInUser } from '../../../platform/session/session.ts';
import { importOwner } from '../../../city-data/imports/command-owner.ts';
import { recordKind } from '../../../city-data/imports/record-kind.ts';
import { removalOf } from '../../../city-data/imports/removal.ts';
import { operationField } from '../../../city-data/imports/schema/import-field.ts';
import { tableFormats } from '../../../city-data/imports/source/open-table.ts';

interface Known {
  readonly owner: SignedInUser;
  readonly reader: PostingReader;
}

const nameOf = ({ order_no, unit_name, unit_no }: PostingChange['posting']): string =>
  `${order_no} ${unit_name} ${unit_no}`;

/** As-run and monitoring lists of a city: one row for each posted unit that the user may see. */
export const asRunKind = recordKind<PostingChange, Known>({
  name: 'as-run',
  label: importKindNames['as-run'],
  hint: '每行一个已订点位或车辆：订单编号、点位/线路、序号与状态，可带实际上刊、下刊、画面与说明；按订单、点位与序号更新，文件未提到的不变；删除只写订单编号与点位，其上刊记录退回待上刊；可整体撤销',
  releaseKind: 'as-run',
  formats: tableFormats,
  fields: [...postingFields, operationField],
  keyFields: ['orderNo'],
  modesFor: () => ['merge', 'delete'],
  noun: '点位',
  rowLimit: 100_000,
  async prepare({ cityCode }, { db, ownerId, now }) {
    const owner = await importOwner(db, ownerId);
    return { owner, reader: await postingReader(db, owner, { cityCode }, now()) };
  },
  readRow: (cells, _reading, { reader }) => reader.read(cells),
  readRemoval(cells, _reading, { reader }) {
    const posting = reader.readRemoval(cells);
    return posting && { name: nameOf(posting), key: posting.posting_id };
  },
  keyOf: ({ posting }) => posting.posting_id,
  writerOf: (batches, { log }, { owner, reader }, { now }, removals) => ({
    store: 'postgres',
    async write(transaction, releaseId) {
      const said = new Set<string>();
      const changed: PostingChange[] = [];
      for await (const batch of batches()) {
        for (const { posting } of batch) said.add(posting.posting_id);
        changed.push(...batch.filter(isChanged));
      }
      const taken: PostingChange[] = [];
      for (const { row, key, name } of removals) {
        if (said.has(key)) continue;
        const change = reader.unreported(key);
        if (isChanged(change)) taken.push(change);
        else log.warn(row, null, '此点位没有上刊记录，无可删除', name);
      }
      const counts = { postings: changed.length + taken.length };
      const changes = {
        ...counts,
        changedRows: changed.length,
        removedRows: taken.length,
        unchangedRows: said.size - changed.length,
      };
      if (counts.postings === 0) return { counts, changes, isUnchanged: true };
      const about = { owner, fileName: importKindNames['as-run'], releaseId, now: now() };
      await writePostingChanges(transaction, about, [...changed, ...taken]);
      const names = taken.map(({ posting }) => nameOf(posting));
      return { counts, changes, removal: removalOf('个点位的上刊记录', taken.length, names) };
    },
  }),
});
