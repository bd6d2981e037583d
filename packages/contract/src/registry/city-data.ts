import { getDemoDataState } from '../v1/demo-data/state.ts';
import { getImport } from '../v1/imports/get.ts';
import { getImportTemplate } from '../v1/imports/template.ts';
import { getMediaPoints } from '../v1/media-inventory/points.ts';
import { listDataReleases } from '../v1/data-releases/list.ts';
import { listImportKinds } from '../v1/imports/kinds.ts';
import { listMediaInventory } from '../v1/media-inventory/list.ts';
import { runImport } from '../v1/imports/run.ts';
import { setImportMapping } from '../v1/imports/set-mapping.ts';
import { undoDataRelease } from '../v1/data-releases/undo.ts';
import { uploadImport } from '../v1/imports/upload.ts';

/** Imports, data releases, the demo country and the media inventory. */
export const cityDataCalls = {
  'v1/data-releases': listDataReleases,
  'v1/data-releases/{releaseId}/undo': undoDataRelease,
  'v1/demo-data/state': getDemoDataState,
  'v1/imports': uploadImport,
  'v1/imports/kinds': listImportKinds,
  'v1/imports/kinds/{kind}/template': getImportTemplate,
  'v1/imports/{importId}': getImport,
  'v1/imports/{importId}/mapping': setImportMapping,
  'v1/imports/{importId}/run': runImport,
  'v1/media-inventory/list': listMediaInventory,
  'v1/media-inventory/points': getMediaPoints,
} as const;
