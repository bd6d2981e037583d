import { importKindNames } from '@ooh/contract/domain/data-release';
import { cellCentre, cellToDecimal } from '@ooh/geo/h3-cell';
import { factsWriter } from '../../facts-writer.ts';
import { impossibleMeters } from '../../georeference/classify-stop.ts';
import { readCell } from '../../georeference/read-cell.ts';
import { liesInCity } from '../../georeference/read-point.ts';
import { recordKind } from '../../record-kind.ts';
import { cellFields } from '../../schema/coordinate-fields.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { tableFormats } from '../../source/open-table.ts';
import { visitColumns } from '../../../panel/panel-store.ts';
import { memberOf, readMembers, type KnownMembers } from './member.ts';
import { weekInForce, weekParameter } from './panel-in-force.ts';
import { daysOf, readMoment, type SampleWeek } from './read-moment.ts';
import { panelWriter } from './write-panel.ts';

interface VisitRecord {
  /** Number in the panel. */
  readonly person: number;
  /** Decimal of an H3 index, resolution 9. */
  readonly cell: string;
  readonly hour: number;
  /** One bit: the day of the week, bit 0 = Monday. */
  readonly dayMask: number;
  readonly minutes: number;
  readonly outdoors: 0 | 1;
}

interface Known extends KnownMembers {
  readonly week: SampleWeek;
}

/** Outdoor visits end within the hour in which they begin. */
const outdoorMinutes = 60;
const dayMinutes = 1440;

const fields = [
  importField('person', '人员编号', '样本编号 编号 用户 用户编号 personid person userid uid id panelid', {
    isRequired: true,
    example: 'P000123',
  }),
  ...cellFields('', '到访', {
    cell: '网格 到访网格 h3 h3cell visitcell cell',
    lng: 'lng lon long longitude 经度',
    lat: 'lat latitude 纬度',
    isRequired: true,
    example: ['114.057868', '22.543099'],
  }),
  importField('startTime', '到访时间', '开始时间 到达时间 time starttime arrivaltime timestamp'),
  importField('day', '日期', '星期 日 weekday date day', {
    isRequired: true,
    unless: ['startTime'],
    example: '2026-03-02',
  }),
  importField('hour', '小时', '时段 时 hour', { isRequired: true, unless: ['startTime'], example: '8' }),
  importField('minutes', '停留分钟', '时长 停留时长 分钟 minutes duration stay', {
    isRequired: true,
    example: '12',
  }),
  importField('outdoors', '是否在户外', '户外 在街上 outdoors outdoor street', { example: '是' }),
  operationField,
];

/** Whether a visit is outdoors. Without information, visits of up to an hour count as outdoors. */
function outdoorsOf(cells: RowCells, minutes: number): 0 | 1 | null {
  const text = cells.text('outdoors');
  const isKnown = /^(是|户外|true|yes|y|1|否|室内|false|no|n|0)$/i.test(text);
  if (text !== '' && !isKnown) cells.doubt('outdoors', '应为「是」或「否」');
  const isOutdoors = isKnown ? /^(是|户外|true|yes|y|1)$/i.test(text) : minutes <= outdoorMinutes;
  if (isOutdoors && minutes > outdoorMinutes)
    return cells.refuse('minutes', `在户外的到访不超过 ${outdoorMinutes} 分钟（跨小时请分行）`);
  return isOutdoors ? 1 : 0;
}

function numberOf(cells: RowCells, cityCode: string, known: Known): number | null {
  const person = cells.requiredText('person', 100);
  if (person === null) return null;
  return known.numbers.get(BigInt(memberOf(cityCode, person))) ?? cells.refuse('person', '人员表中没有此人');
}

/** A week of visits of the current persons; both together are the city's panel. */
export const panelVisitsKind = recordKind<VisitRecord, Known>({
  name: 'panel-visits',
  label: importKindNames['panel-visits'],
  hint: '每行一次到访：人员编号、网格或经纬度、日期（同一周内）与小时，或到访时间，停留分钟，可带是否在户外；与已导入的人员一起成为人群样本。按人员更新：文件中有的人，其一周到访以文件为准，其他人的不变；删除只写人员编号，其到访全部移除',
  releaseKind: 'panel',
  formats: tableFormats,
  fields,
  keyFields: ['person'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '到访',
  rowLimit: 50_000_000,
  prepare: async ({ cityCode, mode }, stores) => ({
    ...(await readMembers(stores, cityCode)),
    week: await weekInForce(stores, cityCode, mode),
  }),
  readRow(cells, reading, known) {
    const person = numberOf(cells, reading.cityCode, known);
    const place = readCell(cells, '', reading);
    const moment = readMoment(cells, known.week);
    const minutes = cells.requiredNumber('minutes', { least: 0.1, most: dayMinutes });
    if (person === null || place === null || moment === null || minutes === null) return null;
    if (!liesInCity(cells, place.point, reading.fence, place.field, impossibleMeters)) return null;
    const outdoors = outdoorsOf(cells, minutes);
    if (outdoors === null) return null;
    return {
      person,
      cell: cellToDecimal(place.cell),
      hour: moment.hour,
      dayMask: 1 << moment.weekday,
      minutes,
      outdoors,
    };
  },
  keyOf: ({ person, cell, hour, dayMask, outdoors }) => [person, cell, hour, dayMask, outdoors].join('|'),
  readRemoval(cells, { cityCode }) {
    const person = cells.requiredText('person', 100);
    return person === null ? null : { name: '', key: memberOf(cityCode, person) };
  },
  contentOf: ({ releaseId }) => releaseId,
  parametersOf: ({ week }) => ({ [weekParameter]: daysOf(week) }),
  shapeOfRow(cells, reading) {
    const place = readCell(cells, '', reading);
    if (place === null) return null;
    const { lng, lat } = cellCentre(place.cell);
    return { name: `${cells.text('minutes')} 分钟`, coordinates: [[lng, lat]] };
  },
  writerOf: (batches, { log }, members, _stores, removals) => {
    const visits = factsWriter<VisitRecord>({
      table: 'panel_visit',
      columns: visitColumns.slice(1),
      counted: 'visits',
      batches,
      cellsOf: (visit) => [
        visit.person,
        visit.cell,
        visit.hour,
        visit.dayMask,
        visit.minutes,
        visit.outdoors,
      ],
    });
    return panelWriter({ visits, members, removals, log });
  },
});
