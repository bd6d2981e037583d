import { sealAttempt } from '../../../administration/company-sign-in/attempt.ts';
import { companySettings } from '../../../administration/company-sign-in/enter-company-user.ts';
import { beginAttempt, noAnswer } from '../../../administration/company-sign-in/provider.ts';
import type { Handler } from '../../handler.ts';

export const beginCompanySignIn: Handler<'v1/company-sign-in/begin'> = async (context) => {
  const settings = companySettings(context);
  try {
    const { address, expected } = await beginAttempt(settings);
    return { address, attempt: sealAttempt(expected, context.now()) };
  } catch (error) {
    context.log.error({ err: error }, 'the provider of company accounts does not answer');
    throw noAnswer();
  }
};
