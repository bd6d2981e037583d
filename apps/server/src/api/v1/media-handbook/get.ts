import { readHandbook } from '../../../market/media-handbook/read-handbook.ts';
import { brandKnownTo } from '../../../reference/brand/brand-store.ts';
import { creativeOf } from '../../../reference/brand/creative-of.ts';
import type { Handler } from '../../handler.ts';

export const getMediaHandbook: Handler<'v1/media-handbook/get'> = async (
  context,
  { asBrandId, ...asked },
  { user },
) => {
  const handbook = await readHandbook(context, asked);
  if (asBrandId === undefined) return { ...handbook, creative: null };
  const { brandId, brandName, industry } = await brandKnownTo(context.db, user.organisationId, asBrandId);
  return { ...handbook, creative: { brandName, ...creativeOf(`${brandId}|${handbook.docId}`, industry) } };
};
