import { chinaTime } from '@ooh/contract/domain/china-time';
import { packCategoryNames } from '@ooh/contract/domain/crowd-pack-names';
import { workbookMediaType } from '@ooh/contract/core/file';
import { workbookFileName } from '@ooh/report/file-name';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import type { packDetail } from '../planning/pack/pack-detail.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { watermarkOf } from '../platform/document/watermark.ts';

type PackDetail = Awaited<ReturnType<typeof packDetail>>;

const title = '人群包画像';

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
  { user, record }: WorkbookRequest,
  detail: PackDetail,
): Promise<FileAnswer> {
  const issuedAt = chinaTime(context.now());
  const { row, cities } = detail;
  const bytes = await context.documents.write('matchWorkbook', {
    title,
    header: {
      issuedAt,
      preparedBy: user.nickName,
      watermarkText: watermarkOf(user),
      dataReleases: [
        ...new Set(cities.flatMap(({ basis }) => basis.dataReleases.map((release) => release.releaseNo))),
      ],
      demo: cities.some(({ basis }) => basis.isDemo),
    },
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
  });
  await record({ packId: row.packId });
  const fileName = workbookFileName({
    brandName: row.name,
    projectName: row.packNo,
    documentName: title,
    versionLabel: `V${row.version}`,
    issuedAt,
  });
  return { fileName, mediaType: workbookMediaType, bytes };
}
