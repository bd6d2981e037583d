import { importKindNames } from '@ooh/contract/domain/data-release';
import { cellCentre, cellFromUInt64, cellToDecimal } from '@ooh/geo/h3-cell';
import { factsWriter } from '../../facts-writer.ts';
import { impossibleMeters } from '../../georeference/classify-stop.ts';
import { readCell } from '../../georeference/read-cell.ts';
import { liesInCity } from '../../georeference/read-point.ts';
import { recordKind } from '../../record-kind.ts';
import { cellFields } from '../../schema/coordinate-fields.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import { tableFormats } from '../../source/open-table.ts';
import { memberOf } from './member.ts';
import { labelFields, readLabels } from './person-labels.ts';

/** A person of a customer's panel. Cells are decimals of H3 indices, resolution 9; no work is "0". */
interface MemberRecord {
  readonly member: string;
  readonly weight: number;
  readonly stratum: number;
  readonly home: string;
  readonly work: string;
  readonly labels: readonly number[];
}

const ageBands = 6;

const fields = [
  importField('person', '人员编号', '样本编号 编号 用户 用户编号 personid person userid uid id panelid', {
    isRequired: true,
    example: 'P000123',
  }),
  importField('weight', '权重', '扩样权重 代表人数 weight expansion people', {
    isRequired: true,
    example: '86.5',
  }),
  ...cellFields('home', '居住地', {
    cell: '居住网格 家庭网格 homecell homeh3 home',
    lng: '家经度 居住经度 homelng homelon',
    lat: '家纬度 居住纬度 homelat',
    isRequired: true,
    example: ['114.057868', '22.543099'],
  }),
  ...cellFields('work', '工作地', {
    cell: '工作网格 公司网格 workcell workh3 work',
    lng: '公司经度 工作经度 worklng worklon',
    lat: '公司纬度 工作纬度 worklat',
    example: ['113.946530', '22.541120'],
  }),
  importField('stratum', '层', '抽样层 层号 stratum strata'),
  ...labelFields,
  operationField,
];

/** Persons of a customer's own panel: one row each. They are published as a panel together with their visits. */
export const panelPersonsKind = recordKind<MemberRecord>({
  name: 'panel-persons',
  label: importKindNames['panel-persons'],
  hint: '每行一人：编号、权重（代表的人数）、居住地网格或经纬度，可带工作地、层、性别、年龄与标签；按编号新增、更新或删除，文件未提到的不变；编号只保存散列值。随后导入「人群样本·到访」即成为人群样本',
  releaseKind: 'panel-persons',
  formats: tableFormats,
  fields,
  keyFields: ['person'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '人员',
  rowLimit: 1_000_000,
  readRow(cells, reading) {
    const person = cells.requiredText('person', 100);
    const weight = cells.requiredNumber('weight', { least: 0.001, most: 1_000_000 });
    const home = readCell(cells, 'home', reading);
    const hasWork = ['workCell', 'workLng', 'workLat'].some((field) => cells.text(field) !== '');
    const work = hasWork ? readCell(cells, 'work', reading) : null;
    const labels = readLabels(cells);
    if (person === null || weight === null || home === null || labels === null || (hasWork && work === null))
      return null;
    if (!liesInCity(cells, home.point, reading.fence, home.field)) return null;
    if (work && !liesInCity(cells, work.point, reading.fence, work.field, impossibleMeters)) return null;
    const { sex, ageBand } = labels;
    const declared = cells.optionalNumber('stratum', { least: 0, most: 65_535, isWhole: true });
    return {
      member: memberOf(reading.cityCode, person),
      weight,
      stratum: declared ?? (sex === null || ageBand === null ? 0 : 1 + sex * ageBands + ageBand),
      home: cellToDecimal(home.cell),
      work: work ? cellToDecimal(work.cell) : '0',
      labels: labels.ids,
    };
  },
  keyOf: ({ member }) => member,
  shapeOfRecord({ home, weight }) {
    const { lng, lat } = cellCentre(cellFromUInt64(home));
    return { name: `代表 ${weight} 人`, coordinates: [[lng, lat]] };
  },
  readRemoval(cells, { cityCode }) {
    const person = cells.requiredText('person', 100);
    return person === null ? null : { name: '', key: JSON.stringify([memberOf(cityCode, person)]) };
  },
  writerOf: (batches, { log }, _known, _stores, removals) =>
    factsWriter({
      table: 'panel_member',
      columns: ['member', 'weight', 'stratum', 'home_cell', 'work_cell', 'labels'],
      counted: 'persons',
      batches,
      records: { key: ['member'], noun: '人', name: null, removals, log },
      cellsOf: ({ member, weight, stratum, home, work, labels }) => [
        member,
        weight,
        stratum,
        home,
        work,
        `[${labels.join(',')}]`,
      ],
    }),
});
