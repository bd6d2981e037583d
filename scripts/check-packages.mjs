// What can be checked of the packages without a network: every package of the lock file comes from the registry with a hash of its
// content, and has a licence that the product may be shipped with. Known weaknesses are only known elsewhere: `npm audit`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences that ask for no more than their text, and of tools and data that are used unchanged. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'MIT AND Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  '(MIT OR Apache-2.0)',
  'MPL-2.0',
  'Unlicense',
]);

/** Packages that name their licence in a form of before, which lock files leave out; read in the package itself. */
const namedElsewhere = new Map([
  ['node_modules/buildcheck', 'MIT'],
  ['node_modules/cpu-features', 'MIT'],
  ['node_modules/ssh2', 'MIT'],
]);

const registry = 'https://registry.npmjs.org/';

/** What is wrong with one package of a lock file; undefined where nothing is. */
function faultOf(name, { integrity, resolved, license = namedElsewhere.get(name) }) {
  if (typeof integrity !== 'string' || !integrity.startsWith('sha512-')) return 'no SHA-512 of its content';
  if (resolved !== undefined && !resolved.startsWith(registry)) return `not from the registry: ${resolved}`;
  if (!licences.has(license)) return `licence ${license ?? 'unknown'}`;
  return undefined;
}

/** The faults of a lock file, by package. */
export function faultsOf({ packages }) {
  return Object.entries(packages).flatMap(([name, entry]) => {
    // The product's own packages are links.
    if (!name.includes('node_modules/') || entry.link) return [];
    const fault = faultOf(name, entry);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const faults = faultsOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
}
