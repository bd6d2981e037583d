import type { FigureSentence, Suggestion } from '@ooh/contract/domain/competitor';
import type { CallOutput } from '@ooh/contract/registry';

export type Advice = CallOutput<'v1/competitor/suggestions'>;

export const subjectNames: Readonly<Record<Suggestion['subject'], string>> = {
  city: '城市',
  medium: '媒体',
  creative: '创意',
  rhythm: '节奏',
};

/** A section of the report, as the PDF has it. */
export interface ReportPart {
  readonly partId: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly figures: FigureSentence['figures'];
}

/** The sections of the report: one for each suggestion, then what the figures are. */
export function reportParts({ basis, suggestions }: Advice): ReportPart[] {
  const period = basis.startMonth === null ? '暂无竞品数据' : `${basis.startMonth} 至 ${basis.endMonth}`;
  return [
    ...suggestions.map(({ suggestionId, subject, title, text, figures }) => ({
      partId: suggestionId,
      heading: `${subjectNames[subject]}：${title}`,
      paragraphs: [text],
      figures,
    })),
    {
      partId: 'basis',
      heading: '口径与范围',
      paragraphs: [
        basis.note,
        `数据时段 ${period}；范围为您有权限的城市与媒体中本订单的城市。${basis.isSample ? '含演示数据。' : ''}`,
      ],
      figures: [],
    },
  ];
}

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in the parts that a search leaves, found ones marked; letter case counts nothing. */
export function markFound(text: string, sought: string): TextPart[] {
  if (sought === '') return [{ text, isFound: false }];
  const parts: TextPart[] = [];
  const [lower, wanted] = [text.toLowerCase(), sought.toLowerCase()];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isFound: false });
    parts.push({ text: text.slice(at, at + wanted.length), isFound: true });
    from = at + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false });
  return parts;
}

/** How often a report says something. */
export function countFound(parts: readonly ReportPart[], sought: string): number {
  if (sought === '') return 0;
  const texts = parts.flatMap(({ heading, paragraphs, figures }) => [
    heading,
    ...paragraphs,
    ...figures.map(({ name }) => name),
  ]);
  return texts.flatMap((text) => markFound(text, sought)).filter(({ isFound }) => isFound).length;
}
