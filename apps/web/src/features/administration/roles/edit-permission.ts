import type {
  PermissionEntry,
  PermissionGroupPath,
  PermissionPath,
  PermissionStructure,
} from '@ooh/contract/permission/permission-structure';
import type { PermissionNode } from '@ooh/contract/permission/permission-tree';

type Node = Readonly<Record<string, unknown>>;

/** The same structure with another value at a path; everything beside the path is shared. */
function withValue(node: Node, [name, ...rest]: readonly string[], value: unknown): Node {
  return { ...node, [name]: rest.length === 0 ? value : withValue(node[name] as Node, rest, value) };
}

function valueAt(structure: PermissionStructure, path: string): unknown {
  return path.split('.').reduce<unknown>((node, name) => (node as Node)[name], structure);
}

export function isOn(structure: PermissionStructure, flag: PermissionPath): boolean {
  return valueAt(structure, flag) === true;
}

export function setFlag(
  structure: PermissionStructure,
  flag: PermissionPath,
  value: boolean,
): PermissionStructure {
  return withValue(structure, flag.split('.'), value) as PermissionStructure;
}

/** Switches a node and all below it. */
export function setBranch(
  structure: PermissionStructure,
  node: PermissionNode,
  value: boolean,
): PermissionStructure {
  return (node.children ?? []).reduce(
    (changed, child) => setBranch(changed, child, value),
    setFlag(structure, node.flag, value),
  );
}

export function entriesOf(structure: PermissionStructure, group: PermissionGroupPath): PermissionEntry[] {
  return (valueAt(structure, group) as { mediaRegionData: PermissionEntry[] }).mediaRegionData;
}

/** Replaces the grants of a group; its summary lists, which clients read for menus, follow from them. */
export function setEntries(
  structure: PermissionStructure,
  group: PermissionGroupPath,
  entries: readonly PermissionEntry[],
): PermissionStructure {
  const node = {
    ...(valueAt(structure, group) as Node),
    mediaRegionData: entries,
    regionCodes: [...new Set(entries.flatMap(({ regionCodes }) => regionCodes))],
    mediaIds: [...new Set(entries.flatMap(({ mediaIds }) => mediaIds))],
  };
  return withValue(structure, group.split('.'), node) as PermissionStructure;
}
