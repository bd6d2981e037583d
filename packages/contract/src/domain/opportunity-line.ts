import type { Opportunity } from './opportunity.ts';
import { opportunityKindNames } from './opportunity-names.ts';

/** An opportunity as a report tells of it. */
export const opportunityLine = ({ kind, cityName, evidence, expected, costFen, action }: Opportunity) => ({
  kindName: opportunityKindNames[kind],
  cityName,
  evidence: evidence.map(({ name, value }) => `${name} ${value}`),
  expected,
  costFen,
  isFree: action === 'make-good',
});

/** What a report asks for: what is worth doing now, at most a page of it. */
export const reportedOpportunities = { states: ['open'], pageNo: 1, pageSize: 12 } as const;
