import { casePages } from '@ooh/report/case-deck';
import type { Context } from '../context.ts';
import { caseDetail } from '../market/strategy-case/case-detail.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { sendStrategyDeck } from './strategy-deck.ts';

/** A case of the library as its reader sees it, as a presentation. */
export async function sendCaseDeck(
  context: Context,
  request: WorkbookRequest,
  caseId: string,
): Promise<FileAnswer> {
  const facts = await caseDetail(context, request.user, caseId);
  return sendStrategyDeck(context, request, {
    name: '案例',
    brandName: facts.brandName,
    projectName: facts.title,
    pages: casePages(facts).pages,
    dataReleases: [],
    isDemo: facts.isSample,
    detail: { caseId },
  });
}
