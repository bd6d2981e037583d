import { copyPack } from '../v1/crowd-packs/copy.ts';
import { createMediaTaCrowdPack } from '../mediaOrder/createMediaTaCrowdPack.ts';
import { createPack } from '../v1/crowd-packs/create.ts';
import { estimatePack } from '../v1/crowd-packs/estimate.ts';
import { exportPack } from '../v1/crowd-packs/export.ts';
import { getAllCrowdPackData } from '../mediaOrder/getAllCrowdPackData.ts';
import { getByIdMediaTaCrowdPack } from '../mediaOrder/getByIdMediaTaCrowdPack.ts';
import { getPackDataListByPlanIds } from '../mediaOrder/getPackDataListByPlanIds.ts';
import { recomputePack } from '../v1/crowd-packs/recompute.ts';
import { removePack } from '../v1/crowd-packs/remove.ts';
import { updatePack } from '../v1/crowd-packs/update.ts';
import { uploadPackIds } from '../v1/crowd-packs/upload.ts';
import type { Handlers } from '../handler.ts';

/** Saved audiences. */
export const crowdPackHandlers = {
  'mediaOrder/createMediaTaCrowdPack': createMediaTaCrowdPack,
  'mediaOrder/getAllCrowdPackData': getAllCrowdPackData,
  'mediaOrder/getByIdMediaTaCrowdPack/{id}': getByIdMediaTaCrowdPack,
  'mediaOrder/getPackDataListByPlanIds': getPackDataListByPlanIds,
  'v1/crowd-packs': createPack,
  'v1/crowd-packs/estimate': estimatePack,
  'v1/crowd-packs/uploads': uploadPackIds,
  'v1/crowd-packs/{packId}': updatePack,
  'v1/crowd-packs/{packId}/copy': copyPack,
  'v1/crowd-packs/{packId}/export': exportPack,
  'v1/crowd-packs/{packId}/recompute': recomputePack,
  'v1/crowd-packs/{packId}/remove': removePack,
} satisfies Partial<Handlers>;
