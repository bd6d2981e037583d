import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allScreens } from './screens/all-screens.ts';
import { subjects, type Ids } from './screens/screen.ts';

/** The table of screens of the specification, next to the checkout if present. */
const tableFile = new URL('../../shared/spec/routes.tsv', import.meta.url);

interface Screen {
  readonly path: string;
  readonly title: string;
  readonly isMenu: boolean;
  readonly sort: string;
  readonly layout: string;
  readonly authKey: string;
}

function specifiedScreens(): Screen[] {
  const rows = readFileSync(tableFile, 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [path, title, menu, sort, layout, authKey] = row.split('\t').map((cell) => cell.trim());
    return {
      path: path,
      title: title.replace(/ [（(].*$/, ''),
      isMenu: menu === 'menu',
      sort: sort ?? '',
      layout: layout ?? '',
      authKey: authKey ?? '',
    };
  });
}

const field = (source: string, name: string) =>
  new RegExp(`\\b${name}:\\s+'?([^',\\n]+(?:,[^'\\n]+)?)'`).exec(source)?.[1] ?? '';

/** Metadata of the route files; redirects and the root have none. */
function builtScreens(): Screen[] {
  const root = new URL('../apps/web/src/routes/', import.meta.url).pathname;
  return globSync('**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    const path = /createFileRoute\('([^']+)'\)/.exec(source)?.[1];
    if (path === undefined || !source.includes('staticData') || source.includes('redirect(')) return [];
    return [
      {
        path: path === '/' ? '/' : path === '/$' ? '*' : path.replace(/\/$/, ''),
        title: field(source, 'title'),
        isMenu: source.includes('isMenu: true'),
        sort: /\bsort: (\d+)/.exec(source)?.[1] ?? '',
        layout: field(source, 'layout'),
        authKey: source.includes('noAuth: true') ? 'noAuth' : field(source, 'auth_key'),
      },
    ];
  });
}

test.skipIf(!existsSync(tableFile))('every screen that stands has the metadata of the route table', () => {
  const specified = new Map(specifiedScreens().map((screen) => [screen.path, screen]));
  // Administration, the second factor, work in the field, presentations and the pages of links are not in the specification.
  const ours = builtScreens().filter(
    (screen) => !/^\/(administration|exports|field|second-factor|shared-)|\/defence$/.test(screen.path),
  );
  expect(ours.length).toBeGreaterThan(8);
  for (const screen of ours) {
    // Home is the first menu entry, open to every user.
    const menu = screen.path === '/' ? { isMenu: true, sort: '0' } : {};
    expect(screen).toEqual({ ...specified.get(screen.path), ...menu });
  }
});

test('every picture of the menu has the one that is drawn where its entry is selected', () => {
  const root = new URL('../apps/web/src/routes/', import.meta.url).pathname;
  const pictures = globSync('**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    const icon = field(source, 'icon');
    return icon === '' ? [] : [[icon, field(source, 'iconSelected')]];
  });
  expect(pictures).toHaveLength(8);
  for (const [icon, selected] of pictures) expect(selected).toBe(`${icon}-selected`);
});

test('no two screens share a path', () => {
  const paths = builtScreens().map((screen) => screen.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('every implemented screen is tested in both themes and all widths', () => {
  const ids = Object.fromEntries(subjects.map((subject) => [subject, subject])) as Ids;
  const built = new Set(builtScreens().map((screen) => screen.path));
  const tested = allScreens
    .filter(({ isVariant = false }) => !isVariant)
    .map(({ path }) => new URL(path(ids), 'http://test').pathname)
    .map((path) => (built.has(path) ? path : '*'));
  expect([...new Set(tested)].toSorted()).toEqual([...built].toSorted());
  const names = allScreens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
