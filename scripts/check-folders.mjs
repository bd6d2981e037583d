// Part of `npm run check`: imports between folders of the server and of the web form no cycles. Imports of values
// count, those of types do not. A folder is a context (orders), or a subject within one (orders/monitoring).
//   node scripts/check-folders.mjs [ROOT ...]   other roots than the product's own, for its test
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const maxContexts = 16;
const productRoots = ['apps/server/src', 'apps/web/src'];
const importPattern = /^(?:import|export)\s+(?!type\b)([^'";]*?)\s*(?:from\s*)?'(\.[^']+)';/gm;

function sourcesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** Whether every name of an import clause is a type. */
const isTypeOnly = (clause) => {
  const names = /^\{([^}]*)\}/
    .exec(clause)?.[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names !== undefined && names.length > 0 && names.every((name) => name.startsWith('type '));
};

function contextOf(root, file) {
  const parts = relative(root, file).split('/');
  return parts.length > 1 ? parts[0] : null;
}

function subjectOf(root, file) {
  const parts = relative(root, file).split('/');
  return parts.length > 2 ? `${parts[0]}/${parts[1]}` : contextOf(root, file);
}

/** Imports of values between folders: folder → folder → one import that shows it. */
function arrowsOf(root, folderOf, skipped) {
  const arrows = new Map();
  for (const file of sourcesUnder(root)) {
    const from = folderOf(root, file);
    if (from === null || skipped.some((name) => from === name || from.startsWith(`${name}/`))) continue;
    for (const [, clause, specifier] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const to = folderOf(root, resolve(dirname(file), specifier));
      if (to === null || to === from || isTypeOnly(clause)) continue;
      if (!arrows.has(from)) arrows.set(from, new Map());
      arrows.get(from).set(to, `${relative(root, file)} → ${specifier}`);
    }
  }
  return arrows;
}

/** A cycle of folders, or null. */
function cycleIn(arrows) {
  const done = new Set();
  const path = [];
  const visit = (folder) => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    path.push(folder);
    for (const next of arrows.get(folder)?.keys() ?? []) {
      const cycle = visit(next);
      if (cycle !== null) return cycle;
    }
    path.pop();
    done.add(folder);
    return null;
  };
  for (const folder of arrows.keys()) {
    const cycle = visit(folder);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** Faults of the folders of a root, as lines; empty if there are none. */
export function folderFaults(root) {
  const faults = [];
  const contexts = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (contexts.length > maxContexts)
    faults.push(`${root}: ${contexts.length} folders, at most ${maxContexts}`);
  // Test fixtures may import anything; folders inside a feature are not checked.
  const views = [
    [contextOf, ['testing', 'commands']],
    [subjectOf, ['testing', 'commands', 'api', 'features', 'routes']],
  ];
  for (const [folderOf, skipped] of views) {
    const arrows = arrowsOf(root, folderOf, skipped);
    const cycle = cycleIn(arrows);
    if (cycle === null) continue;
    faults.push(`${root}: ${cycle.join(' → ')}`);
    for (let i = 0; i + 1 < cycle.length; i++) faults.push(`    ${arrows.get(cycle[i]).get(cycle[i + 1])}`);
  }
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv.slice(2);
  const faults = (given.length > 0 ? given : productRoots).flatMap(folderFaults);
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
