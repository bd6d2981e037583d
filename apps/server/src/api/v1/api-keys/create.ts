import { certain } from '@ooh/contract/core/certain';
import { chosenTemplates } from '../../../administration/imports/named-template.ts';
import { listKeys } from '../../../administration/unattended/api-keys.ts';
import { assertCityGranted } from '../../../city-data/release/city-scope.ts';
import { insertApiKey } from '../../../platform/session/api-key.ts';
import type { Handler } from '../../handler.ts';

const dayMilliseconds = 86_400_000;

export const createApiKey: Handler<'v1/api-keys/create'> = async (context, input, request) => {
  const { user } = request;
  for (const cityCode of input.cityCodes) assertCityGranted(user, cityCode);
  const now = context.now();
  const kinds = [...new Set(input.kinds)];
  const cityCodes = [...new Set(input.cityCodes)];
  return context.db.transaction().execute(async (transaction) => {
    const templates = await chosenTemplates(transaction, user, input.templateIds, kinds);
    const { keyId, secret } = await insertApiKey(transaction, {
      userId: user.userId,
      name: input.name,
      kinds,
      cityCodes,
      templates,
      now,
      expiresAt: new Date(now.getTime() + input.days * dayMilliseconds),
    });
    await request.record(
      {
        keyId,
        name: input.name,
        kinds,
        cityCodes,
        days: input.days,
        templates: templates.map(({ name }) => name),
      },
      transaction,
    );
    const keys = await listKeys(transaction, user, now);
    const key = certain(
      keys.find((one) => one.keyId === keyId),
      'API key',
      keyId,
    );
    return { key, secret };
  });
};
