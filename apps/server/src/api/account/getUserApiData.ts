import { urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { registry } from '@ooh/contract/registry';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import type { Handler } from '../handler.ts';

export const getUserApiData: Handler<'account/getUserApiData'> = async (_context, _input, { user }) => {
  const calls: Endpoint[] = Object.values(registry);
  return {
    calls: calls
      .filter((call) => isPermitted(call.permit, user))
      .map((call) => ({ method: call.method, path: urlTemplateOf(call), summary: call.summary })),
  };
};
