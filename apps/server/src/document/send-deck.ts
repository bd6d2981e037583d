import { presentationMediaType } from '@ooh/contract/core/file';
import { documentFileName } from '@ooh/report/file-name';
import type { DocumentHeader } from '@ooh/report/plan-document';
import type { FileAnswer } from '../file-answer.ts';
import type { Context } from '../context.ts';
import type { WorkbookRequest } from './send-workbook.ts';

/** Records the export of a presentation and answers with it under the name that all documents bear. */
export async function sendDeck(
  context: Context,
  { user, address, requestId }: WorkbookRequest,
  header: DocumentHeader,
  deck: {
    readonly name: string;
    readonly action: string;
    readonly detail: Readonly<Record<string, unknown>>;
    readonly bytes: Uint8Array;
  },
): Promise<FileAnswer> {
  const { name, action, detail, bytes } = deck;
  await context.audit.record({ action, actor: user, address, requestId, detail: { ...detail } });
  const { brandName, projectName, versionLabel, issuedAt } = header;
  const fileName = documentFileName(
    { brandName, projectName, documentName: name, versionLabel, issuedAt },
    'pptx',
  );
  return { fileName, mediaType: presentationMediaType, bytes };
}
