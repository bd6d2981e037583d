import { urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { registry } from '@ooh/contract/registry';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import { effectiveOf, permissionProfiles } from './permission-profiles.ts';

/** Where the matrix is kept. */
export const permissionMatrixFile = new URL('../../api/permission-matrix.tsv', import.meta.url);

/** Permission matrix: one line per call, one column per profile, with every refusal. */
export function permissionMatrix(): string {
  const head = ['method', 'address', ...permissionProfiles.map(({ name }) => name)];
  const effective = permissionProfiles.map((profile) => ({ permission: effectiveOf(profile) }));
  const calls: Endpoint[] = Object.values(registry);
  const lines = calls
    .map((call) => [
      call.method,
      urlTemplateOf(call),
      ...effective.map((user) => (isPermitted(call.permit, user) ? 'yes' : 'no')),
    ])
    .toSorted((a, b) => (a[1] < b[1] ? -1 : 1));
  return `${[head, ...lines].map((cells) => cells.join('\t')).join('\n')}\n`;
}
