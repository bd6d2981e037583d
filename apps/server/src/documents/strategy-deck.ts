import { chinaTime } from '@ooh/contract/domain/china-time';
import type { DeckPage } from '@ooh/report/deck-page';
import type { Context } from '../context.ts';
import { watermarkOf } from '../platform/document/watermark.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { sendDeck } from './send-deck.ts';

export interface StrategyDeck {
  /** As in the file name: 竞品洞察. */
  readonly name: string;
  readonly brandName: string;
  readonly projectName: string;
  readonly pages: readonly DeckPage[];
  readonly dataReleases: readonly string[];
  readonly isDemo: boolean;
  /** A presentation unless it says otherwise. */
  readonly format?: 'pptx' | 'pdf';
  /** What the entry in the audit log says. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Writes pages of an insight into a presentation and records the export. */
export async function sendStrategyDeck(
  context: Context,
  request: WorkbookRequest,
  { name, brandName, projectName, pages, dataReleases, isDemo, format = 'pptx', detail }: StrategyDeck,
): Promise<FileAnswer> {
  const header = {
    clientName: brandName,
    brandName,
    projectName,
    planNumber: name,
    versionLabel: 'V1',
    issuedAt: chinaTime(context.now()),
    preparedBy: request.user.nickName,
    validUntil: null,
    watermarkText: watermarkOf(request.user),
    dataReleases: [...new Set(dataReleases)],
    demo: isDemo,
  };
  const bytes = await context.documents.write(format === 'pdf' ? 'reportPdf' : 'reportDeck', {
    header,
    name,
    pages,
    photos: {},
  });
  return sendDeck(request, header, {
    name,
    format,
    detail: { deck: name, pages: pages.length, ...detail },
    bytes,
  });
}
