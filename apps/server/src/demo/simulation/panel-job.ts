import { z } from 'zod';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { JobKind } from '../../platform/job/jobs.ts';
import { simulateCity } from './simulate-city.ts';

export const panelJobKind = 'panel-generate';

const panelJobPayload = z.object({
  cityCode: z.string(),
  persons: z.int(),
  seed: z.int(),
  createdBy: z.string(),
});
export type PanelJobPayload = z.infer<typeof panelJobPayload>;

/** Generates a panel as the job's release: an interrupted run is removed and begun anew. */
export const panelJob: JobKind<PanelJobPayload> = {
  afterInterruption: 'requeue',
  async run(context, payload, control) {
    const { release, isUnchanged } = await simulateCity(context, {
      ...panelJobPayload.parse(payload),
      depth: 'deep',
      inventsLines: false,
      anchorDate: chinaDate(context.now()),
      releaseId: control.jobId,
      signal: control.signal,
      progress: (share, phase) => control.progress(share, phase),
    });
    return {
      releaseId: release.release_id,
      releaseNo: release.release_no,
      isUnchanged,
      counts: release.counts,
    };
  },
};
