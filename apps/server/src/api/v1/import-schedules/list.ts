import { listSchedules } from '../../../administration/unattended/schedule-store.ts';
import type { Handler } from '../../handler.ts';

export const listImportSchedules: Handler<'v1/import-schedules/list'> = (context, _input, { user }) =>
  listSchedules(context.db, user.userId);
