import { chinaTime } from '@ooh/contract/domain/china-time';
import type { Suggestion } from '@ooh/contract/domain/competitor';
import type { TextDocument } from '@ooh/report/text-document';
import { textPdf } from '@ooh/report/text-pdf';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { Context } from '../../context.ts';
import { watermarkOf } from '../../platform/document/watermark.ts';
import type { WorkbookRequest } from '../../platform/document/workbook-request.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { amountText } from './sentence.ts';
import type { Suggestions } from './suggestions.ts';

const subjectNames: Readonly<Record<Suggestion['subject'], string>> = {
  city: '城市',
  medium: '媒体',
  creative: '创意',
  rhythm: '节奏',
};

/** Figures of one unit as bars; several units in one suggestion are drawn by their first. */
function barsOf({ figures }: Suggestion): TextDocument['sections'][number]['bars'] {
  const unit = figures[0]?.unit;
  return figures
    .filter((figure) => figure.unit === unit)
    .map(({ name, value, unit: own }) => ({
      label: name,
      value,
      text: own === '元' ? amountText(value * 100) : `${value.toLocaleString('zh-CN')} ${own}`,
    }));
}

function documentOf(advice: Suggestions, user: SignedInUser, issuedAt: string): TextDocument {
  const { basis, brandName, industry, orderName, suggestions } = advice;
  const period = basis.startMonth === null ? '暂无竞品数据' : `${basis.startMonth} 至 ${basis.endMonth}`;
  return {
    title: `${brandName} · 品牌灵感与建议`,
    subtitle: [industry, orderName, period].filter((part) => part !== null).join(' · '),
    issuedAt,
    preparedBy: user.nickName,
    footer: `出具 ${user.nickName} ${issuedAt.slice(0, 16).replace('T', ' ')}`,
    watermark: `${basis.isSample ? '演示数据 ' : ''}${watermarkOf(user)}`,
    sections: [
      ...suggestions.map((suggestion) => ({
        heading: `${subjectNames[suggestion.subject]}：${suggestion.title}`,
        paragraphs: [suggestion.text],
        bars: barsOf(suggestion),
      })),
      ...(suggestions.length === 0
        ? [{ heading: '暂无建议', paragraphs: ['所选范围内没有可比较的竞品投放。'], bars: [] }]
        : []),
      {
        heading: '口径与范围',
        paragraphs: [
          basis.note,
          `数据时段 ${period}；范围为${user.nickName}有权限的城市与媒体${orderName === null ? '' : '中本订单的城市'}。`,
        ],
        bars: [],
      },
    ],
  };
}

/** The advice as a document, with a record of the export. */
export async function sendSuggestions(
  context: Pick<Context, 'now'>,
  request: WorkbookRequest,
  advice: Suggestions,
): Promise<FileAnswer> {
  const { user } = request;
  const issuedAt = chinaTime(context.now());
  const bytes = textPdf(documentOf(advice, user, issuedAt));
  const detail = { brandId: advice.brandId, suggestions: advice.suggestions.length };
  await request.record(detail);
  const safeName = advice.brandName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '');
  const date = issuedAt.slice(0, 10).replaceAll('-', '');
  return {
    fileName: `${safeName}_品牌灵感与建议_${date}.pdf`,
    mediaType: 'application/pdf',
    bytes,
    inline: true,
  };
}
