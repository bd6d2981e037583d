import { packCategoryNames } from '@ooh/contract/domain/crowd-pack-names';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import type { packDetail } from '../planning/pack/pack-detail.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';

type PackDetail = Awaited<ReturnType<typeof packDetail>>;

function rowsOf({ row, cities, portrait }: PackDetail): (string | number | null)[][] {
  return [
    ['规模', '全部城市', row.persons.value, row.share.value, null, null],
    ...cities.map((city) => ['城市分布', city.cityName, city.persons.value, city.share.value, null, null]),
    ...portrait.flatMap(({ category, dimension, labels }) =>
      labels.map((label) => [
        `${category} · ${dimension}`,
        label.name,
        null,
        label.share.value,
        label.baseShare,
        label.share.value === null ? null : label.tgi,
      ]),
    ),
  ];
}

/** Writes the figures of a pack as on screen, without members, and records the export. */
export async function sendPackWorkbook(
  context: Context,
  request: WorkbookRequest,
  detail: PackDetail,
): Promise<FileAnswer> {
  const { row, cities } = detail;
  return sendTable(context, request, {
    title: '人群包画像',
    dataReleases: [
      ...new Set(cities.flatMap(({ basis }) => basis.dataReleases.map((release) => release.releaseNo))),
    ],
    isDemo: cities.some(({ basis }) => basis.isDemo),
    filters: [
      { label: '人群包', value: `${row.packNo} ${row.name}` },
      { label: '类别', value: packCategoryNames[row.category] },
      { label: '规则', value: row.summary },
      { label: '城市', value: row.cityNames.join('、') },
    ],
    methodLines: [
      ...cities.map(({ basis }) => methodLine(basis)),
      '占比为人数口径；TGI = 100 × 占比 ÷ 全城占比；空白为样本不足或不在人群条件内。',
    ],
    columns: [
      { title: '维度', format: 'text' },
      { title: '标签/城市', format: 'text' },
      { title: '人数', format: 'integer' },
      { title: '占比', format: 'percent' },
      { title: '全城占比', format: 'percent' },
      { title: 'TGI', format: 'decimal' },
    ],
    rows: rowsOf(detail),
    file: { brandName: row.name, projectName: row.packNo, versionLabel: `V${row.version}` },
    detail: { packId: row.packId },
  });
}
