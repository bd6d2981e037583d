import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { contactsText, none, peopleText, shareText, timesText } from '@ooh/report/report-text';

export type ThirdPartyAnswer = CallOutput<'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId'>;
export type ThirdPartyReport = ThirdPartyAnswer['reports'][number];
export type ComparedFigure = ThirdPartyReport['figures'][number];

/** Names and writing of what a third party can report, in the order of the form. */
export const thirdPartyMetrics = [
  ['impressions', '曝光', contactsText],
  ['reach', 'TA 触达人数', peopleText],
  ['reachShare', 'TA 到达率', shareText],
  ['frequency', '平均频次', (value: number | null) => (value === null ? none : `${timesText(value)} 次`)],
] as const;

export const metricOf = (metric: ComparedFigure['metric']) =>
  certain(
    thirdPartyMetrics.find(([key]) => key === metric),
    'compared metric',
    metric,
  );
