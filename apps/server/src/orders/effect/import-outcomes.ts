import { certain } from '@ooh/contract/core/certain';
import type { OutcomeKind } from '@ooh/contract/domain/effect';
import type { ListImport } from '@ooh/contract/domain/monitoring';
import type { Context } from '../../context.ts';
import { peopleReleasesOf, readDataOfCity } from '../../city-data/release/city-data.ts';
import { memberOf, readMembers } from '../../city-data/imports/kinds/panel/member.ts';
import { listReport, mayWrite, readList } from '../../city-data/imports/read-list.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { writeOutcomes, type Outcome } from './write-outcomes.ts';

const fields = [
  importField('person', '人员编号', '样本编号 编号 personid person uid id', {
    isRequired: true,
    example: '17',
  }),
  importField('kind', '类型', '行为 指标 kind type', { isRequired: true, example: '到访' }),
  importField('placebo', '安慰剂期次数', '前前期次数 placebo', { isRequired: true, example: '0' }),
  importField('before', '投放前次数', '前期次数 before', { isRequired: true, example: '1' }),
  importField('after', '投放后次数', '后期次数 after', { isRequired: true, example: '2' }),
];

const kindLabels: ReadonlyMap<string, OutcomeKind> = new Map([
  ['到访', 'visit'],
  ['visit', 'visit'],
  ['搜索', 'search'],
  ['search', 'search'],
]);

/** How a file names the persons of a panel: by the imported panel's own numbers, else by 0, 1, …. */
async function personNumbers(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine'>,
  cityCode: string,
): Promise<{ releaseId: string; numberOf: (text: string) => number | undefined }> {
  const data = await readDataOfCity(context.db, cityCode);
  const releases = peopleReleasesOf(data);
  if (releases === null) throw new AppError('refused', '该城市没有人群样本，无法对应样本人');
  const size = await context.engine.ask(
    releases,
    'crowdSize',
    { audience: { groups: [] } },
    { priority: 'background' },
  );
  const releaseId = releases.panelReleaseId;
  if (!certain(data.panel, 'panel of the city', cityCode).isDemo) {
    const members = await readMembers(context, cityCode);
    if (members.numbers.size !== size.panelPersons)
      throw new AppError('refused', '人群样本的人员在到访之后又有更新，请先重新导入到访');
    return { releaseId, numberOf: (text) => members.numbers.get(BigInt(memberOf(cityCode, text))) };
  }
  return {
    releaseId,
    numberOf: (text) =>
      /^\d{1,9}$/.test(text) && Number(text) < size.panelPersons ? Number(text) : undefined,
  };
}

function readRow(cells: RowCells, numberOf: (text: string) => number | undefined): Outcome | null {
  const name = cells.requiredText('person', 100);
  const kind = kindLabels.get(cells.text('kind').toLowerCase());
  if (kind === undefined) return cells.refuse('kind', '应为「到访」或「搜索」');
  const count = (field: string) => cells.requiredNumber(field, { least: 0, most: 100_000, isWhole: true });
  const [placebo, before, after] = [count('placebo'), count('before'), count('after')];
  if (name === null || placebo === null || before === null || after === null) return null;
  const person = numberOf(name);
  if (person === undefined) return cells.refuse('person', '人群样本中没有此人');
  return { kind, person, placebo, before, after };
}

/** Reads what panel persons did before and after a campaign; replaces what was held of the order in the city. */
export async function importOutcomes(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'audit'>,
  user: SignedInUser,
  of: { readonly orderId: string; readonly cityCode: string },
  file: { readonly fileName: string; readonly bytes: Uint8Array; readonly isDryRun: boolean },
  request: { readonly address: string; readonly requestId: string },
): Promise<ListImport> {
  const { releaseId, numberOf } = await personNumbers(context, of.cityCode);
  const seen = new Set<string>();
  const list = await readList(file.bytes, fields, (cells) => {
    const outcome = readRow(cells, numberOf);
    if (outcome === null) return null;
    const key = `${outcome.kind} ${outcome.person}`;
    if (seen.has(key)) return cells.refuse('person', '同一人的同一类型出现了两次');
    seen.add(key);
    return outcome;
  });
  const changes = list.records.length;
  if (file.isDryRun || !mayWrite(list)) return listReport(list, changes, false);
  await context.db.transaction().execute(async (transaction) => {
    const about = { ...of, releaseId, source: file.fileName, isSample: false };
    await writeOutcomes(transaction, about, list.records);
    const detail = { ...of, rows: changes };
    await context.audit.record({ ...request, action: 'effect.outcomes', actor: user, detail }, transaction);
  });
  return listReport(list, changes, true);
}
