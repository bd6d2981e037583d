import { expect, test } from 'vitest';
import { permissionStructure } from './permission-structure.ts';
import { permissionNodes } from './permission-tree.ts';

/** Paths of the boolean leaves and of the groups with a scope, taken from an empty structure. */
function pathsIn(node: unknown, path: string[] = []): { flags: string[]; groups: string[] } {
  if (typeof node === 'boolean') return { flags: [path.join('.')], groups: [] };
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return { flags: [], groups: [] };
  const below = Object.entries(node).map(([key, value]) => pathsIn(value, [...path, key]));
  return {
    flags: below.flatMap(({ flags }) => flags),
    groups: [
      ...('mediaRegionData' in node ? [path.join('.')] : []),
      ...below.flatMap(({ groups }) => groups),
    ],
  };
}

test('the tree lists every switch and every scope of the structure once', () => {
  const { flags, groups } = pathsIn(permissionStructure.parse({}));
  const nodes = permissionNodes();
  expect(nodes.map(({ flag }) => flag).sort()).toEqual(flags.sort());
  expect(nodes.flatMap(({ group }) => group ?? []).sort()).toEqual(groups.sort());
  expect(new Set(nodes.map(({ name }) => name)).size).toBe(nodes.length);
});
