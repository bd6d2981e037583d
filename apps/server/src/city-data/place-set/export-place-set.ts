import { placeSetKindNames } from '@ooh/contract/domain/place-set-names';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../../context.ts';
import { sendTable } from '../../platform/document/send-table.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { readPlaceSet } from './read-place-sets.ts';

/** The names that the import of lists knows, so that the file can be read again. */
const columns: readonly MatchColumn[] = [
  { title: '序号', format: 'integer', width: 8 },
  { title: '名称', format: 'text' },
  { title: '地址', format: 'text', width: 30 },
  { title: '经度', format: 'decimal' },
  { title: '纬度', format: 'decimal' },
  { title: '匹配分', format: 'decimal', width: 10 },
  { title: '轮廓', format: 'text', width: 30 },
];

/** A set of places as a workbook. */
export async function exportPlaceSet(
  context: Context,
  request: WorkbookRequest,
  placeSetId: string,
): Promise<FileAnswer> {
  const set = await readPlaceSet(context.db, request.user, placeSetId);
  return sendTable(context, request, {
    title: '地点集',
    dataReleases: [],
    isDemo: false,
    filters: [
      { label: '名称', value: set.name },
      { label: '类型', value: placeSetKindNames[set.kind] },
      { label: '城市', value: set.cityName },
      { label: '版本', value: `V${set.version}，${set.ownerName}` },
    ],
    methodLines: [
      '经纬度为 WGS-84；轮廓为「经度,纬度」的列表。匹配分为名称与地址和已知地点的相似程度，0–1。',
    ],
    columns,
    rows: set.entries.map(({ name, address, lng, lat, ring, matchScore }, index) => [
      index + 1,
      name,
      address ?? '',
      lng,
      lat,
      matchScore ?? null,
      ring === undefined ? '' : JSON.stringify({ type: 'Polygon', coordinates: [ring] }),
    ]),
    file: { brandName: set.name, projectName: set.cityName, versionLabel: `V${set.version}` },
    detail: { placeSetId, places: set.places },
  });
}
