/** Steps of the wizard, in order. */
export const wizardSteps = ['投放目标', '智选策略'] as const;

/** What the addresses of the wizard hold. */
export interface WizardAddress {
  readonly planId?: string;
  /** Plan whose audience and cities a new plan begins with. */
  readonly audienceOf?: string;
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const id = String(value);
  return /^[\w-]{1,40}$/.test(id) ? id : undefined;
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseWizardAddress(search: Readonly<Record<string, unknown>>): WizardAddress {
  return { planId: idOf(search.planId), audienceOf: idOf(search.audienceOf) };
}
