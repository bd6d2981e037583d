import { estimateCrowd } from '../v1/crowd/estimate.ts';
import { generatePanel } from '../v1/panels/generate.ts';
import { getUserPackage } from '../v1/crowd/user-package.ts';

/** Audiences and panels. */
export const crowdCalls = {
  'v1/crowd/estimate': estimateCrowd,
  'v1/crowd/user-package': getUserPackage,
  'v1/panels': generatePanel,
} as const;
