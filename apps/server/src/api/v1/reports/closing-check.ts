import type { Handler } from '../../handler.ts';
import { closingReport } from './closing-report.ts';

export const checkClosingReport: Handler<'v1/reports/closing-check'> = async (context, input, request) => {
  const { checks, refusal, photos, identity } = await closingReport(context, input, request);
  return {
    pages: [...checks],
    refusal,
    photos: [...photos],
    identity: {
      ...identity,
      dataReleases: [...identity.dataReleases],
      pages: [...identity.pages],
    },
  };
};
