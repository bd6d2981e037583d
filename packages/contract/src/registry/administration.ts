import { createUser } from '../v1/admin/users/create.ts';
import { endUserSessions } from '../v1/admin/sessions/end.ts';
import { explainSight } from '../v1/admin/explain.ts';
import { getRole } from '../v1/admin/roles/get.ts';
import { getSystem } from '../v1/admin/system.ts';
import { listAudit } from '../v1/admin/audit/list.ts';
import { listGrantableMedia } from '../v1/admin/media.ts';
import { listOrganisations } from '../v1/admin/organisations/list.ts';
import { listRoles } from '../v1/admin/roles/list.ts';
import { listSessions } from '../v1/admin/sessions/list.ts';
import { listUsers } from '../v1/admin/users/list.ts';
import { previewRole } from '../v1/admin/roles/preview.ts';
import { removeRole } from '../v1/admin/roles/remove.ts';
import { resetPassword } from '../v1/admin/users/reset-password.ts';
import { saveOrganisation } from '../v1/admin/organisations/save.ts';
import { saveRole } from '../v1/admin/roles/save.ts';
import { updateUser } from '../v1/admin/users/update.ts';
import { verifyAudit } from '../v1/admin/audit/verify.ts';

/** Organisations, users, roles, sessions, audit and system health. */
export const administrationCalls = {
  'v1/admin/audit/list': listAudit,
  'v1/admin/audit/verify': verifyAudit,
  'v1/admin/explain': explainSight,
  'v1/admin/media': listGrantableMedia,
  'v1/admin/organisations/list': listOrganisations,
  'v1/admin/organisations/save': saveOrganisation,
  'v1/admin/roles/get': getRole,
  'v1/admin/roles/list': listRoles,
  'v1/admin/roles/preview': previewRole,
  'v1/admin/roles/remove': removeRole,
  'v1/admin/roles/save': saveRole,
  'v1/admin/sessions/end': endUserSessions,
  'v1/admin/sessions/list': listSessions,
  'v1/admin/system': getSystem,
  'v1/admin/users/create': createUser,
  'v1/admin/users/list': listUsers,
  'v1/admin/users/reset-password': resetPassword,
  'v1/admin/users/update': updateUser,
} as const;
