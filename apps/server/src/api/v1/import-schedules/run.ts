import { ownSchedule } from '../../../administration/unattended/schedule-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

/** Makes a schedule due: the next round of the service pulls it. */
export const runImportSchedule: Handler<'v1/import-schedules/{scheduleId}/run'> = async (
  context,
  { scheduleId },
  request,
) => {
  await context.db.transaction().execute(async (transaction) => {
    const { name, isEnabled } = await ownSchedule(transaction, request.user.userId, scheduleId);
    if (!isEnabled) throw new AppError('refused', '此定时导入已停用，请先启用');
    await transaction
      .updateTable('import_schedule')
      .set({ next_at: context.now() })
      .where('schedule_id', '=', scheduleId)
      .execute();
    await request.record({ scheduleId, name }, transaction);
  });
  return { scheduleId };
};
