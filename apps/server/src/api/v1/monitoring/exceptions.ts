import { listExceptions } from '../../../orders/monitoring/exceptions.ts';
import type { Handler } from '../../handler.ts';

export const listMonitoringExceptions: Handler<'v1/monitoring/exceptions'> = async (
  context,
  input,
  { user },
) => listExceptions(context, user, input);
