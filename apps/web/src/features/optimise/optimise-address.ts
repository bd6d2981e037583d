import { opportunityKinds, opportunityStates } from '@ooh/contract/domain/opportunity-names';
import { adcode, id, oneOf, text } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** Filters of the opportunities, the open one and the tab. */
export const parseOptimiseAddress = addressReader({
  orderId: id(),
  brand: text(40),
  kind: oneOf(opportunityKinds),
  city: adcode(),
  state: oneOf(opportunityStates),
  id: id(),
  tab: oneOf(['history']),
});
export type OptimiseAddress = ReturnType<typeof parseOptimiseAddress>;
