import { organisationKindNames } from '@ooh/contract/domain/administration';
import { organisationOf, saveOrganisationRow } from '../users/organisation-store.ts';
import { always, differences, type AccountChange } from './account-change.ts';

/** Its kind decides whether its users may administer the platform. */
export const organisationSaving: AccountChange<'organisations/save'> = {
  needsSecond: always,
  async base(db, { organisationId }) {
    return organisationId === undefined ? null : organisationOf(db, organisationId);
  },
  async describe(db, { organisationId, name, kind }) {
    const before = organisationId === undefined ? undefined : await organisationOf(db, organisationId);
    return {
      subject: before?.name ?? name,
      changes: differences([
        ['名称', before?.name ?? null, name],
        [
          '类型',
          before === undefined ? null : organisationKindNames[before.kind],
          organisationKindNames[kind],
        ],
      ]),
    };
  },
  async apply(transaction, input, { record }) {
    const organisationId = await saveOrganisationRow(transaction, input);
    await record('admin.save-organisation', { ...input, organisationId });
    return { organisationId };
  },
};
