import { preferenceKindNames } from '@ooh/contract/domain/preference-names';
import type { ParsedInput } from '@ooh/contract/registry';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { Context } from '../../context.ts';
import { methodLine } from '../../disclosure/basis-text.ts';
import { sendTable } from '../../platform/document/send-table.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { cityName } from '../../reference/region/regions.ts';
import { preferenceOf } from './preference.ts';

const columns: readonly MatchColumn[] = [
  { title: '序号', format: 'integer', width: 8 },
  { title: '名称', format: 'text' },
  { title: '人数', format: 'integer' },
  { title: '渗透率', format: 'percent' },
  { title: '渗透率下限', format: 'percent', width: 14 },
  { title: '渗透率上限', format: 'percent', width: 14 },
  { title: '全城渗透率', format: 'percent', width: 14 },
  { title: 'TGI', format: 'decimal' },
  { title: '地点数', format: 'integer' },
];

const methodOf = {
  到访推算: '到访推算：一周至少到访一次的人，按各类门店申报的到访份额（假设）折算；上下限为 95% 区间。',
  标签: '标签：人群样本的标签占比，不是 APP 后台数据；上下限为 95% 区间。',
} as const;

/** The rows of 偏好洞察 in the order of the screen. */
export async function exportPreference(
  context: Context,
  request: WorkbookRequest,
  question: ParsedInput<'v1/people/preference/export'>,
): Promise<FileAnswer> {
  const { cityCode, kind } = question;
  const { rows, sentence, nature, basis } = await preferenceOf(context, request.user, question);
  return sendTable(context, request, {
    title: '偏好洞察',
    dataReleases: basis.dataReleases.map(({ releaseNo }) => releaseNo),
    isDemo: basis.isDemo,
    filters: [
      { label: '城市', value: cityName(cityCode) },
      { label: '目标人群', value: sentence },
      { label: '类别', value: preferenceKindNames[kind] },
    ],
    methodLines: [methodLine(basis), methodOf[nature], 'TGI = 100 × 渗透率 ÷ 全城渗透率。空白为样本不足。'],
    columns,
    rows: rows.map(({ name, persons, penetration, basePenetration, tgi, places }, at) => [
      at + 1,
      name,
      persons.value,
      penetration.value,
      penetration.low,
      penetration.high,
      basePenetration,
      tgi.value,
      places,
    ]),
    file: { brandName: '偏好洞察', projectName: `${cityName(cityCode)}${preferenceKindNames[kind]}` },
    detail: { cityCode, kind, rows: rows.length },
  });
}
