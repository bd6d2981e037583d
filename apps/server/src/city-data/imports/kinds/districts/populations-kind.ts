import { importKindNames } from '@ooh/contract/domain/data-release';
import { districtStem } from '@ooh/reference/district-stem';
import { districtsOf } from '../../../boundary/boundaries.ts';
import type { Boundary } from '../../../boundary/read-boundaries.ts';
import type { DistrictPopulation } from '../../../population/district-populations.ts';
import { recordKind } from '../../record-kind.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { tableFormats } from '../../source/open-table.ts';
import { populationsWriter } from './write-populations.ts';

/** Fields of residents by age, youngest first: children, then the age bands of panels. */
export const ageFields = [
  importField('age0', '0–14岁', '0-14 0至14岁 少儿 儿童', { example: '226700' }),
  importField('age15', '15–17岁', '15-17 15至17岁', { example: '33800' }),
  importField('age18', '18–24岁', '18-24 18至24岁', { example: '163600' }),
  importField('age25', '25–35岁', '25-35 25至35岁', { example: '467500' }),
  importField('age36', '36–45岁', '36-45 36至45岁', { example: '293500' }),
  importField('age46', '46–55岁', '46-55 46至55岁', { example: '213000' }),
  importField('age56', '56岁及以上', '56+ 56以上 56岁以上', { example: '155200' }),
];

const fields = [
  importField('name', '行政区', '名称 区县 区划 区名 district districtname county name', {
    isRequired: true,
    example: '福田区',
  }),
  importField('residents', '常住人口（人）', '常住人口 人口 总人口 合计 residents population total', {
    isRequired: true,
    example: '1553225',
  }),
  importField('men', '男（人）', '男 男性 men male', { example: '801000' }),
  importField('women', '女（人）', '女 女性 women female', { example: '752225' }),
  ...ageFields,
  operationField,
];

/** Fewer are not the residents of a district: the file counts in 万. */
const leastResidents = 1000;
const mostResidents = 50_000_000;
/** Parts may differ from their total by what statistical offices round, and people without a stated age. */
const tolerance = 0.01;

function districtOf(cells: RowCells, districts: readonly Boundary[]): Boundary | null {
  const name = cells.requiredText('name', 60);
  if (name === null) return null;
  const found =
    districts.find((one) => one.name === name || one.adcode === name) ??
    districts.find((one) => districtStem(one.name) === districtStem(name));
  return (
    found ??
    cells.refuse('name', `不是该城市的行政区，应为 ${districts.map((one) => one.name).join('、')} 之一`)
  );
}

const people = { least: 0, most: mostResidents, isWhole: true };

/** Parts of a total: all of them or none (null); false where they are refused. */
function partsOf(
  cells: RowCells,
  names: readonly string[],
  residents: number,
  what: string,
): readonly number[] | null | false {
  const given = names.filter((name) => cells.text(name) !== '');
  if (given.length === 0) return null;
  const values = names.map((name) => cells.requiredNumber(name, people));
  const known = values.filter((value) => value !== null);
  if (known.length < names.length) return false;
  const sum = known.reduce((total, value) => total + value, 0);
  if (Math.abs(sum - residents) <= tolerance * residents) return known;
  cells.refuse('residents', `${what}合计 ${sum} 人，与常住人口 ${residents} 人相差超过 1%`, String(sum));
  return false;
}

function readPopulation(cells: RowCells, districts: readonly Boundary[]): DistrictPopulation | null {
  const district = districtOf(cells, districts);
  const residents = cells.requiredNumber('residents', people);
  if (district === null || residents === null) return null;
  if (residents < leastResidents)
    return cells.refuse('residents', `少于 ${leastResidents} 人：人口须以人为单位，不是万人`);
  const sexes = partsOf(cells, ['men', 'women'], residents, '男女');
  const ages = partsOf(
    cells,
    ageFields.map(({ field }) => field),
    residents,
    '各年龄段',
  );
  if (sexes === false || ages === false) return null;
  if (ages !== null && ages.slice(1).every((value) => value === 0))
    return cells.refuse('age15', '没有 15 岁及以上的人口');
  const { adcode: districtId, name } = district;
  return { districtId, name, residents, men: sexes?.[0] ?? null, women: sexes?.[1] ?? null, ages };
}

/** Residents by district, optionally by sex and by age: what the city's next generated panel follows. */
export const districtPopulationsKind = recordKind<DistrictPopulation, readonly Boundary[]>({
  name: 'district-populations',
  label: importKindNames['district-populations'],
  hint: '每行一个行政区：名称与常住人口（人），可带男、女与各年龄段的人数（同一组须齐全）；按行政区新增、更新或删除，文件未提到的不变；下一次生成人群样本时取代公布的人口',
  releaseKind: 'district-populations',
  formats: tableFormats,
  fields,
  keyFields: ['name'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '行政区',
  rowLimit: 1000,
  prepare: ({ cityCode }) => districtsOf(cityCode),
  readRow: (cells, _reading, districts) => readPopulation(cells, districts),
  readRemoval(cells, _reading, districts) {
    const district = districtOf(cells, districts);
    return district && { name: district.name, key: district.adcode };
  },
  keyOf: ({ districtId }) => districtId,
  writerOf: (batches, { log }, districts, _stores, removals) =>
    populationsWriter(batches, { removals, log, districts }),
});
