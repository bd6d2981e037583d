import { presentationMediaType, pdfMediaType } from '@ooh/contract/core/file';
import { chinaTime } from '@ooh/contract/domain/china-time';
import type { ReportLayout } from '@ooh/contract/domain/report';
import { documentFileName } from '@ooh/report/file-name';
import type { ReportIdentity } from '@ooh/report/closing-report-facts';
import type { DeckPage } from '@ooh/report/deck-page';
import type { Context } from '../context.ts';
import type { EffectOrder } from '../orders/effect/effect-order.ts';
import { readPhotos } from '../orders/monitoring/photo-store.ts';
import { watermarkOf } from '../platform/document/watermark.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';

const maxPhotoBytes = 40 * 1024 * 1024;

/** Photos of some pages by id, those that the user may open. */
async function photosOf(
  context: Context,
  { user }: WorkbookRequest,
  orderId: string,
  pages: readonly DeckPage[],
): Promise<Record<string, Uint8Array>> {
  const ids = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'photos' ? block.photos.map(({ photoId }) => photoId) : [])),
  );
  if (ids.length === 0) return {};
  const found: Record<string, Uint8Array> = {};
  let left = maxPhotoBytes;
  for (const photo of await readPhotos(context.db, user, { orderId, photoIds: ids })) {
    const bytes = left > 0 ? await context.files.get(photo.attachment_id, photo.sha256) : null;
    if (bytes === null) continue;
    left -= bytes.byteLength;
    found[photo.photo_id] = bytes;
  }
  return found;
}

export interface ReportFile {
  readonly name: string;
  readonly format: 'pptx' | 'pdf';
  readonly order: EffectOrder;
  readonly layout: ReportLayout;
  readonly dataReleases: readonly string[];
  readonly pages: readonly DeckPage[];
  /** The file's time; without it the present. */
  readonly issuedAt?: string;
  readonly identity?: ReportIdentity;
  /** What the entry in the audit log says besides. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Writes the shown pages of a report into a file and records the export. */
export async function sendReport(
  context: Context,
  request: WorkbookRequest,
  { name, format, order: { orderId, order }, layout, dataReleases, pages, detail, ...made }: ReportFile,
): Promise<FileAnswer> {
  if (pages.length === 0) throw new AppError('refused', '所有页面都已隐藏，没有可以导出的页');
  const header = {
    clientName: order.brand_name,
    brandName: order.brand_name,
    projectName: order.name,
    planNumber: order.order_no,
    versionLabel: `V${Math.max(1, layout.version)}`,
    issuedAt: made.issuedAt ?? chinaTime(context.now()),
    preparedBy: request.user.nickName,
    validUntil: null,
    watermarkText: watermarkOf(request.user),
    dataReleases,
    demo: order.is_sample,
  };
  const photos = await photosOf(context, request, orderId, pages);
  const bytes = await context.documents.write(format === 'pptx' ? 'reportDeck' : 'reportPdf', {
    header,
    name,
    pages,
    photos,
    ...(made.identity === undefined ? {} : { identity: made.identity }),
  });
  await request.record({ orderId, format, pages: pages.length, ...detail });
  const fileName = documentFileName({ ...header, documentName: name }, format);
  return { fileName, mediaType: format === 'pptx' ? presentationMediaType : pdfMediaType, bytes };
}
