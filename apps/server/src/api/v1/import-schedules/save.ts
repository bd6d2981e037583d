import { chosenTemplate } from '../../../administration/imports/named-template.ts';
import { ownSchedule, saveSchedule } from '../../../administration/unattended/schedule-store.ts';
import { assertCityGranted } from '../../../city-data/release/city-scope.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { addressFor } from '../../../platform/outgoing/public-address.ts';
import type { Handler } from '../../handler.ts';

export const saveImportSchedule: Handler<'v1/import-schedules/save'> = async (context, input, request) => {
  const { db, config, sealing, now } = context;
  const { user } = request;
  assertCityGranted(user, input.cityCode);
  const url = new URL(input.url);
  if (url.username !== '' || url.password !== '')
    throw new AppError('invalid', '地址中不能写账号与密码，请填在各自的栏中');
  if (url.protocol === 'http:' && !config.outgoingHosts.includes(url.hostname.toLowerCase()))
    throw new AppError('invalid', '地址须以 https:// 或 sftp:// 开头');
  if (url.protocol === 'sftp:' && input.hostKey === null)
    throw new AppError('invalid', 'SFTP 须填写主机指纹，如 ssh-keyscan 与 ssh-keygen -lf 所列');
  await addressFor(url.hostname, config.outgoingHosts);
  const { secret, scheduleId, templateId, ...saved } = input;
  const sealedSecret = secret === undefined ? undefined : secret === '' ? null : sealing.seal(secret);
  return db.transaction().execute(async (transaction) => {
    const template =
      templateId === null ? null : await chosenTemplate(transaction, user, templateId, [input.kind]);
    const schedule = { ...saved, template, sealedSecret };
    const id = await saveSchedule(transaction, user.userId, scheduleId, schedule, now());
    await request.record(
      {
        scheduleId: id,
        name: input.name,
        kind: input.kind,
        cityCode: input.cityCode,
        host: url.host,
        ...(template && { template: template.name }),
      },
      transaction,
    );
    return ownSchedule(transaction, user.userId, id);
  });
};
