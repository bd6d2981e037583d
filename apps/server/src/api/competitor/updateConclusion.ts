import { writeConclusion } from '../../market/competitor/conclusion.ts';
import type { Handler } from '../handler.ts';

export const updateConclusion: Handler<'competitor/updateConclusion'> = async (
  context,
  input,
  { user, address, requestId },
) => ({ version: await writeConclusion(context, user, input, { address, requestId }) });
