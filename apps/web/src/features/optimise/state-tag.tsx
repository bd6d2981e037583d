import { opportunityStateNames, type OpportunityState } from '@ooh/contract/domain/opportunity-names';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';

const tones: Readonly<Record<OpportunityState, StatusTone>> = {
  open: 'waiting',
  adopted: 'success',
  running: 'success',
  verified: 'success',
  ignored: 'neutral',
  lapsed: 'warning',
};

export const OpportunityStateTag = ({ state }: { readonly state: OpportunityState }) => (
  <StatusTag tone={tones[state]} text={opportunityStateNames[state]} />
);
