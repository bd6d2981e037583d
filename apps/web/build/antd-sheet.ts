import type { Plugin } from 'vite';
import { antdStyles, needless } from './antd-style-list.ts';
import { antdSheetText } from './antd-styles.ts';
import { treeShakenHooks } from './antd-tree-shaken-hooks.ts';

const sheetId = 'virtual:antd.css';
const styleModule = /\/antd\/es\/(.*\/style(?:\/\w+)?)\.js$/;
const styleFile = /\/antd\/es\/(?:.*\/)?style(?:\/.*)?\.js$/;
const hookFile = /\/@ant-design\/cssinjs\/es\/hooks\/(\w+)\.js$/;
const registrar = /gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly SyntaxNode[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** What writes rules and custom properties: the second and third argument of every registration. */
function writersIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'CallExpression' && registrar.test(node.callee?.name ?? ''))
    return (node.arguments ?? []).slice(1, 3);
  return Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((child) => (isNode(child) ? writersIn(child) : [])),
  );
}

/**
 * Serves `virtual:antd.css`: the rules and custom properties that antd would otherwise write in the browser, component
 * by component, before the first paint. What writes them is left out of the build, which fails where it draws with a
 * style that the sheet lacks. In development the sheet is empty, and antd writes.
 */
export function antdSheet(): Plugin {
  let isBuild = false;
  return {
    name: 'antd-sheet',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === sheetId ? `\0${sheetId}` : undefined),
    load(id) {
      if (id === `\0${sheetId}`) return isBuild ? antdSheetText() : '';
      const [, hook] = hookFile.exec(id) ?? [];
      return isBuild && hook !== undefined ? treeShakenHooks[hook] : undefined;
    },
    transform: {
      filter: { id: styleFile },
      handler(code) {
        if (!isBuild) return undefined;
        let lean = code;
        const program: unknown = this.parse(code);
        if (!isNode(program)) return undefined;
        for (const { start, end } of writersIn(program).toSorted((a, b) => b.start - a.start))
          lean = `${lean.slice(0, start)}undefined${lean.slice(end)}`;
        return { code: lean.replaceAll('new Keyframes(', '/* @__PURE__ */ new Keyframes('), map: null };
      },
    },
    generateBundle(_, bundle) {
      const listed = new Set([...needless, ...antdStyles.map(({ module }) => module)]);
      const missing = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? Object.entries(output.modules).flatMap(([id, { code }]) => {
              const [, module] = styleModule.exec(id) ?? [];
              return module !== undefined && !listed.has(module) && registrar.test(code ?? '')
                ? [module]
                : [];
            })
          : [],
      );
      if (missing.length > 0)
        this.error(`build/antd-style-list.ts lacks styles of antd: ${missing.join(', ')}`);
    },
  };
}
