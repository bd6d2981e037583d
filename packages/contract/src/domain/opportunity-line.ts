import type { Opportunity } from './opportunity.ts';
import { gainMetricNames, opportunityKindNames } from './opportunity-names.ts';

/** An opportunity as a report tells of it. */
export const opportunityLine = ({
  kind,
  cityName,
  toCityName,
  metric,
  evidence,
  expected,
  costFen,
  action,
}: Opportunity) => ({
  kindName: opportunityKindNames[kind],
  cityName: toCityName === null ? cityName : `${cityName} → ${toCityName}`,
  metricName: gainMetricNames[metric],
  evidence: evidence.map(({ name, value }) => `${name} ${value}`),
  expected,
  costFen,
  isFree: action === 'make-good',
});

/** What a report asks for: what is worth doing now, at most a page of it. */
export const reportedOpportunities = { states: ['open'], pageNo: 1, pageSize: 12 } as const;
