import { readSystemState } from '../../../administration/users/system-state.ts';
import type { Handler } from '../../handler.ts';

export const getSystem: Handler<'v1/admin/system'> = (context) => readSystemState(context);
