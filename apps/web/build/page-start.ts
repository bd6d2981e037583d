import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** What the first script of the page knows of the build. */
interface PageParts {
  /** Files under /assets/. */
  readonly names: readonly string[];
  /** Path of a page → places in `names` of all that it needs beside the entry. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** Pages that need no session. */
  readonly open: readonly string[];
  /** Address of the call that tells who the user is. */
  readonly userCall: string;
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const mark = '/* first-paint */';
const asset = (file: string) => file.replace(/^assets\//, '');
const scriptText = () => readFileSync(new URL('first-paint.js', import.meta.url), 'utf8');

/** The path of the page that a file of routes draws; undefined for one that is no single page. */
function pathOf(id: string): string | undefined {
  const [, route] = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(id) ?? [];
  if (route === undefined || /[$_]/.test(route)) return undefined;
  return `/${route.replace(/(?:^|\/)index$/, '')}`;
}

/** A chunk with all that it imports, styles among it. */
function withImports(file: string, chunks: ReadonlyMap<string, Chunk>, found: Set<string>): Set<string> {
  const chunk = chunks.get(file);
  if (found.has(file) || !chunk) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const next of chunk.imports) withImports(next, chunks, found);
  return found;
}

function partsOf(bundle: Rolldown.OutputBundle, userCall: string): PageParts {
  const listed = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const chunks = new Map(listed.map((chunk) => [chunk.fileName, chunk]));
  const entry = new Set<string>();
  for (const chunk of listed.filter(({ isEntry }) => isEntry)) withImports(chunk.fileName, chunks, entry);
  const holderOf = (end: string) =>
    listed.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)))?.fileName;
  const shell = holderOf('/app/shell/default-layout.tsx');
  const names: string[] = [];
  const pages: Record<string, number[]> = {};
  const open: string[] = [];
  for (const chunk of listed) {
    for (const id of chunk.moduleIds) {
      const path = pathOf(id);
      if (path === undefined) continue;
      const isOpen = readFileSync(id.split('?')[0], 'utf8').includes('noAuth: true');
      if (isOpen) open.push(path);
      const files = withImports(chunk.fileName, chunks, new Set());
      if (!isOpen && shell) withImports(shell, chunks, files);
      pages[path] = [...files]
        .filter((file) => !entry.has(file))
        .map((file) => {
          const name = asset(file);
          return names.includes(name) ? names.indexOf(name) : names.push(name) - 1;
        });
    }
  }
  if (!pages['/login']?.length || !shell) throw new Error('the build has no sign-in page or no layout');
  return { names, pages, open, userCall };
}

/** Puts the first script into the page, with the parts that each page needs. Nothing is asked for early in development. */
export function pageStart(userCall: string): Plugin {
  return {
    name: 'page-start',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const parts = bundle ? partsOf(bundle, userCall) : { names: [], pages: {}, open: [], userCall };
        const code = scriptText()
          .replaceAll(/^\s*(?:\/\/|\/\*\*).*\n/gm, '')
          .replaceAll(/^\s+/gm, '')
          .replace('pageParts', JSON.stringify(parts));
        return html.replace(mark, () => code);
      },
    },
  };
}
