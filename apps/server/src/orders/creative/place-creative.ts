import { certain } from '@ooh/contract/core/certain';
import type { Creative } from '@ooh/contract/domain/creative';
import { documentPhoto } from '@ooh/report/picture-size';
import type { Context } from '../../context.ts';
import { saveAttachment } from '../../platform/attachment/save-attachment.ts';
import type { UploadedFile } from '../../platform/attachment/uploaded-file.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { creativeOf, presentCreative } from './creative-store.ts';
import { grantedSubject, type GrantedSubject, type SubjectKey } from './creative-subject.ts';

/** Longest side, so that no page has to decode a picture of gigabytes. */
const maxSidePixels = 12_000;

const columnOf = (subject: GrantedSubject) =>
  subject.kind === 'order'
    ? ({ order_id: subject.order.order_id, plan_id: null } as const)
    : ({ order_id: null, plan_id: subject.granted.plan.plan_id } as const);

/** What the audit log says that a creative belongs to. */
const detailOf = (subject: GrantedSubject) =>
  subject.kind === 'order' ? { orderId: subject.order.order_id } : { planId: subject.granted.plan.plan_id };

function assertReadable({ bytes }: UploadedFile): void {
  const size = documentPhoto(bytes);
  if (size === null) throw new AppError('refused', '图片已损坏，无法读取其尺寸，请重新导出后上传');
  if (Math.max(size.width, size.height) > maxSidePixels)
    throw new AppError(
      'refused',
      `图片最长边不超过 ${maxSidePixels} 像素，当前 ${size.width} × ${size.height}`,
    );
}

/** Stores a picture as the creative of an order or plan, in the place of the one before. */
export async function placeCreative(
  context: Pick<Context, 'db' | 'files' | 'audit' | 'now'>,
  user: SignedInUser,
  key: SubjectKey,
  file: UploadedFile,
  request: { readonly address: string; readonly requestId: string },
): Promise<Creative> {
  const { db, audit } = context;
  const subject = await grantedSubject(db, user, key);
  const attachment = await saveAttachment(context, user, { purpose: 'creative', ...file }, request, () =>
    assertReadable(file),
  );
  const column = columnOf(subject);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('campaign_creative')
      .values({ ...column, attachment_id: attachment.attachmentId, uploaded_at: context.now() })
      .onConflict((conflict) =>
        conflict.column(column.order_id === null ? 'plan_id' : 'order_id').doUpdateSet({
          attachment_id: attachment.attachmentId,
          uploaded_at: context.now(),
        }),
      )
      .execute();
    await audit.record(
      {
        ...request,
        action: 'creative.upload',
        actor: user,
        detail: { ...detailOf(subject), attachmentId: attachment.attachmentId },
      },
      transaction,
    );
  });
  return presentCreative(certain(await creativeOf(db, subject), 'creative just placed'), subject);
}

/** Takes the creative of an order or plan away; that of an order's plan stays. */
export async function removeCreativeOf(
  db: Context['db'],
  user: SignedInUser,
  key: SubjectKey,
  record: (detail: Record<string, unknown>, transaction: Context['db']) => Promise<void>,
): Promise<boolean> {
  const subject = await grantedSubject(db, user, key);
  return db.transaction().execute(async (transaction) => {
    const { order_id: orderId, plan_id: planId } = columnOf(subject);
    const [removed] = await transaction
      .deleteFrom('campaign_creative')
      .where(orderId === null ? 'plan_id' : 'order_id', '=', orderId ?? planId)
      .execute();
    await record(detailOf(subject), transaction);
    return removed.numDeletedRows > 0n;
  });
}
