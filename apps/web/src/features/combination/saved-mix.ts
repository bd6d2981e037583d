import type { CallInput } from '../../api/call-types.ts';
import type { OrderedMix } from './use-order-of-mix.ts';

/** A mix as it is kept. */
export const savedMix = ({
  name,
  kind,
  brief,
  lots,
  proposalId,
}: OrderedMix): CallInput<'v1/combinations/save'> => ({
  name: name.trim().slice(0, 60),
  kind,
  brief,
  lots: lots.map(({ cityCode, mediumId, formId, units }) => ({ cityCode, mediumId, formId, units })),
  ...(proposalId === undefined ? {} : { proposalId }),
});
