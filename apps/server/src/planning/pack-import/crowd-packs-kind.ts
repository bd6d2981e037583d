import { importKindNames } from '@ooh/contract/domain/data-release';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { importPacks } from '../pack/imported-packs.ts';
import { assertPackCitiesGranted } from '../../access/pack-access.ts';
import {
  hashedPanel,
  hashMethodOf,
  idHash,
  personsByHash,
  type HashedPanel,
  type HashMethod,
} from '../pack/panel-identity.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { importOwner } from '../../city-data/imports/command-owner.ts';
import { recordKind } from '../../city-data/imports/record-kind.ts';
import { importField } from '../../city-data/imports/schema/import-field.ts';
import type { RowCells } from '../../city-data/imports/schema/row-cells.ts';
import { tableFormats } from '../../city-data/imports/source/open-table.ts';
import { gatherPacks } from './gather-packs.ts';
import { countText } from '../../disclosure/figure-text.ts';

interface PackId {
  readonly packName: string;
  readonly hashedId: string;
}

interface Known {
  readonly owner: SignedInUser;
  readonly panel: HashedPanel;
  /** What the rows hold, found while they are checked. */
  readonly methods: Set<HashMethod>;
  readonly names: Set<string>;
}

const maxPacks = 100;
const longestName = 30;
const methodLabels: ReadonlyMap<string, HashMethod> = new Map([
  ['sha256', 'sha256'],
  ['sha2', 'sha256'],
  ['md5', 'md5'],
]);
const formOf: Record<HashMethod, string> = { sha256: '64 位十六进制的 SHA-256', md5: '32 位十六进制的 MD5' };

function readHash(cells: RowCells, known: Known): string | null {
  const id = cells.text('hashedId').toLowerCase();
  const stated = cells.text('hashMethod');
  const method = methodLabels.get(stated.toLowerCase().replace(/[\s_-]/g, ''));
  if (stated !== '' && method === undefined) return cells.refuse('hashMethod', '应为 SHA-256 或 MD5');
  if (id === '') return cells.refuse('hashedId', '为空');
  const found = hashMethodOf(id);
  if (found === null || (method !== undefined && method !== found)) {
    const expected = method === undefined ? `${formOf.sha256} 或 ${formOf.md5}` : formOf[method];
    return cells.refuse('hashedId', `不是 ${expected}；为保护个人信息，请勿上传明文`);
  }
  known.methods.add(found);
  return id;
}

function readPackId(cells: RowCells, known: Known): PackId | null {
  const packName = cells.requiredText('packName', longestName);
  const hashedId = readHash(cells, known);
  if (packName === null || hashedId === null) return null;
  known.names.add(packName);
  if (known.names.size > maxPacks)
    throw new AppError('refused', `文件中的人群包超过 ${countText(maxPacks)} 个，请拆分后导入`);
  return { packName, hashedId };
}

/** Saved audiences as lists of hashed ids: what stays of them are the persons of the panel that they found. */
export const crowdPacksKind = recordKind<PackId, Known>({
  name: 'crowd-packs',
  label: importKindNames['crowd-packs'],
  hint: '每行一个人群包的一个哈希 ID：人群包名称与手机号或设备号的 SHA-256 或 MD5；只保留与城市人群样本匹配的结果，文件与 ID 导入后即删除。人群包是整份名单，每次导入新增人群包，不能增删其中的人：名单有变化请重新导入整份，旧的在「TA 人群」的人群包详情中删除，或撤销其导入',
  releaseKind: 'crowd-packs',
  formats: tableFormats,
  isConfidential: true,
  fields: [
    importField('packName', '人群包名称', '人群包 人群名称 包名 pack packname audience segment name', {
      isRequired: true,
      example: '会员·近三月活跃',
    }),
    importField(
      'hashedId',
      '哈希ID',
      '哈希 手机号哈希 设备号哈希 加密ID hash hashid hashedid sha256 md5 sha256id id',
      { isRequired: true, isSecret: true, example: idHash('10440300123') },
    ),
    importField('hashMethod', '哈希方式', '加密方式 算法 哈希算法 method hashmethod algorithm', {
      example: 'SHA-256',
    }),
  ],
  modesFor: () => ['merge'],
  noun: '哈希ID',
  rowLimit: 1_000_000,
  async prepare({ cityCode }, { db, ownerId }) {
    const owner = await importOwner(db, ownerId);
    assertPackCitiesGranted(owner, [cityCode]);
    return { owner, panel: await hashedPanel(db, cityCode), methods: new Set(), names: new Set() };
  },
  readRow: (cells, _reading, known) => readPackId(cells, known),
  keyOf: ({ packName, hashedId }) => `${packName}|${hashedId}`,
  writerOf: (batches, { log }, { owner, panel, methods }, { jobs, config, now }) => ({
    store: 'postgres',
    async write(transaction, releaseId) {
      const found = await gatherPacks(batches(), await personsByHash(panel, methods));
      const [packs, small] = [true, false].map((isEnough) =>
        found.filter(({ persons }) => meetsMinimumCell(persons.size, config.minimumCell) === isEnough),
      ) as [typeof found, typeof found];
      for (const { name } of small)
        log.error(null, '人群包名称', `「${name}」匹配到的样本不足 ${config.minimumCell} 人，未导入`);
      if (packs.length === 0)
        throw new AppError('refused', `每个人群包匹配到的样本都不足 ${config.minimumCell} 人，未作任何修改`);
      const about = { owner, panel, releaseId, now: now() };
      const added = await importPacks(transaction, jobs, about, packs);
      const ids = packs.reduce((sum, pack) => sum + pack.ids, 0);
      const counts = { packs: added, hashedIds: ids };
      return { counts, changes: counts, isUnchanged: added === 0 };
    },
  }),
});
