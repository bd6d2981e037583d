import type { ContentVersion } from '@ooh/contract/domain/content';
import { measurementSeeds } from './measurement-seeds.ts';
import { mediumSeeds } from './medium-seeds.ts';
import { metricSeeds } from './metric-seeds.ts';
import { monitoringSeeds } from './monitoring-seeds.ts';
import { slaSeeds } from './sla-seeds.ts';
import { upgradeSeeds } from './upgrade-seeds.ts';

/** Every document as the product ships it: the service standards and the handbooks of media. */
export const contentSeeds: readonly ContentVersion[] = [
  ...slaSeeds,
  ...monitoringSeeds,
  ...measurementSeeds,
  ...upgradeSeeds,
  ...metricSeeds,
  ...mediumSeeds,
];
