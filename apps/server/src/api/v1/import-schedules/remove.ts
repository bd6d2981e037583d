import { ownSchedule } from '../../../administration/unattended/schedule-store.ts';
import type { Handler } from '../../handler.ts';

export const removeImportSchedule: Handler<'v1/import-schedules/{scheduleId}/remove'> = async (
  context,
  { scheduleId },
  request,
) => {
  await context.db.transaction().execute(async (transaction) => {
    const { name } = await ownSchedule(transaction, request.user.userId, scheduleId);
    await transaction.deleteFrom('import_schedule').where('schedule_id', '=', scheduleId).execute();
    await request.record({ scheduleId, name }, transaction);
  });
  return { scheduleId };
};
