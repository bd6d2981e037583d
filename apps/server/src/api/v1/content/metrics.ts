import { chinaDate } from '@ooh/contract/domain/china-time';
import { storedMetrics } from '../../../reference/content/stored-metrics.ts';
import type { Handler } from '../../handler.ts';

export const listMetrics: Handler<'v1/content/metrics'> = async ({ db, now }) => ({
  metrics: await storedMetrics(db, chinaDate(now())),
});
