import { chinaDate, chinaTime } from '@ooh/contract/domain/china-time';
import type { ContentBlock, ContentVersion } from '@ooh/contract/domain/content';
import type { TextSection } from '@ooh/report/text-document';
import { textPdf } from '@ooh/report/text-pdf';
import type { Context } from '../context.ts';
import { watermarkOf } from '../platform/document/watermark.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { chosenVersion, mayEdit, versionsFor } from '../reference/content/content-store.ts';

const section = (heading: string, paragraphs: readonly string[]): TextSection => ({
  heading,
  paragraphs,
  bars: [],
});

/** A piece of a document as headings and sentences: a row of a table says its first cell, then the others by name. */
function sectionOf(title: string, block: ContentBlock): TextSection[] {
  switch (block.type) {
    case 'text':
      return [section(block.heading === '' ? title : block.heading, block.text.split('\n'))];
    case 'callout':
      return [section('说明', [block.text])];
    case 'figure':
      return [];
    case 'table': {
      const [, ...names] = block.columns;
      const rows = block.rows.map(({ cells: [first, ...others] }) => {
        const said = others
          .map((text, index) => `${names[index]}：${text}`)
          .filter((_, i) => others[i] !== '');
        return `${first}　${said.join('；')}。`;
      });
      return [section(block.caption, rows)];
    }
  }
}

function pdfOf(document: ContentVersion, preparedBy: string, watermark: string, issuedAt: string) {
  const { title, version, effectiveOn, changeNote, body } = document;
  return textPdf({
    title,
    subtitle: `V${version} · ${effectiveOn} 生效 · ${changeNote}`,
    issuedAt,
    preparedBy,
    sections: body.flatMap((block) => sectionOf(title, block)),
    footer: `${preparedBy} · ${issuedAt.slice(0, 16).replace('T', ' ')} · 服务执行标准 V${version}`,
    watermark,
  });
}

/** A version of a document as PDF. */
export async function sendContentPdf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user, record }: WorkbookRequest,
  { docId, version }: { docId: string; version?: number | undefined },
): Promise<FileAnswer> {
  const versions = await versionsFor(db, user, docId);
  const document = chosenVersion(versions, { version, today: chinaDate(now()), mayEdit: mayEdit(user) });
  const bytes = pdfOf(document, user.nickName, watermarkOf(user), chinaTime(now()));
  await record({ docId, version: document.version });
  return { fileName: `${document.title}_V${document.version}.pdf`, mediaType: 'application/pdf', bytes };
}
