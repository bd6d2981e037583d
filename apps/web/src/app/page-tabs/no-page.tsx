import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { RouteMetadata } from '../navigation/route-metadata.ts';

/** What administrators call the permissions of a page; any of them opens it. */
function permissionNames(authKey: string): string {
  const paths = authKey.split(',').map((path) => path.trim());
  const names = permissionNodes()
    .filter(({ flag, group }) => paths.some((path) => path === flag || path === `${group}.isEnabled`))
    .map(({ name }) => name);
  return [...new Set(names)].join('」或「');
}

/** Stands for a page that is not open to the user: its name, and what would open it. */
export function NoPage({ metadata }: { readonly metadata: RouteMetadata }) {
  const names = permissionNames(metadata.auth_key ?? '');
  return (
    <StateBlock
      kind="no-permission"
      minHeight={360}
      title={<h1>暂无「{metadata.title}」的权限</h1>}
      description={`请联系管理员开通${names === '' ? '' : `：「${names}」`}`}
    />
  );
}
