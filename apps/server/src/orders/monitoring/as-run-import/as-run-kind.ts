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
import { tableFormats } from '../../../city-data/imports/source/open-table.ts';

interface Known {
  readonly owner: SignedInUser;
  readonly read: PostingReader;
}

/** As-run and monitoring lists of a city: one row for each posted unit that the user may see. */
export const asRunKind = recordKind<PostingChange, Known>({
  name: 'as-run',
  label: importKindNames['as-run'],
  hint: '每行一个已订点位或车辆：订单编号、点位/线路、序号与状态，可带实际上刊、下刊、画面与说明；只改动所列点位，可整体撤销',
  releaseKind: 'as-run',
  formats: tableFormats,
  fields: postingFields,
  modesFor: () => ['merge'],
  noun: '点位',
  rowLimit: 100_000,
  async prepare({ cityCode }, { db, ownerId, now }) {
    const owner = await importOwner(db, ownerId);
    return { owner, read: await postingReader(db, owner, { cityCode }, now()) };
  },
  readRow: (cells, _reading, { read }) => read(cells),
  keyOf: ({ posting }) => posting.posting_id,
  writerOf: (batches, _reading, { owner }, { now }) => ({
    store: 'postgres',
    async write(transaction, releaseId) {
      const changed: PostingChange[] = [];
      for await (const batch of batches()) changed.push(...batch.filter(isChanged));
      const counts = { postings: changed.length };
      if (changed.length === 0) return { counts, changes: counts, isUnchanged: true };
      const about = { owner, fileName: importKindNames['as-run'], releaseId, now: now() };
      await writePostingChanges(transaction, about, changed);
      return { counts, changes: counts };
    },
  }),
});
