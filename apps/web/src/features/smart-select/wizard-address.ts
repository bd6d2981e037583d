import { matching, text } from '../../ui/address/address-fields.ts';
import { longestDescription } from '../../shared/describe/description.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** Steps of the wizard, in order. */
export const wizardSteps = ['投放目标', '智选策略'] as const;

const planId = matching(/^[\w-]{1,40}$/);

/** The plan, the one whose audience and cities a new plan begins with, what another page has sent, or a description of it. */
export const parseWizardAddress = addressReader({
  planId,
  audienceOf: planId,
  handOver: planId,
  described: text(longestDescription),
});
