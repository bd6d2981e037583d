import { pdfMediaType, presentationMediaType } from '@ooh/contract/core/file';
import { documentFileName } from '@ooh/report/file-name';
import type { DocumentHeader } from '@ooh/report/plan-document';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';

/** Records the export of a presentation and answers with it under the name that all documents bear. */
export async function sendDeck(
  { record }: WorkbookRequest,
  header: DocumentHeader,
  deck: {
    readonly name: string;
    readonly format?: 'pptx' | 'pdf';
    readonly detail: Readonly<Record<string, unknown>>;
    readonly bytes: Uint8Array;
  },
): Promise<FileAnswer> {
  const { name, format = 'pptx', detail, bytes } = deck;
  await record({ ...detail });
  const { brandName, projectName, versionLabel, issuedAt } = header;
  const fileName = documentFileName(
    { brandName, projectName, documentName: name, versionLabel, issuedAt },
    format,
  );
  return { fileName, mediaType: format === 'pdf' ? pdfMediaType : presentationMediaType, bytes };
}
