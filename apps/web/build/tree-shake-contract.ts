import type { Plugin } from 'vite';

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Lets the browser import labels and limits from a contract module without carrying its schemas. Declaring a
 * schema has no side effect, but a bundler cannot know that of a chain of calls; wrapped in a function called
 * under a purity mark, a declaration that nothing uses is left out, and zod with it.
 */
export function treeShakeContract(): Plugin {
  return {
    name: 'lean-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(code) {
        const spans: Span[] = [];
        for (const node of this.parse(code).body) {
          const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
          if (declaration?.type !== 'VariableDeclaration') continue;
          for (const { init } of declaration.declarations)
            if (init?.type === 'CallExpression') spans.push(init);
        }
        let lean = code;
        for (const { start, end } of spans.reverse()) {
          lean = `${lean.slice(0, start)}/* @__PURE__ */ (() => ${lean.slice(start, end)})()${lean.slice(end)}`;
        }
        return { code: lean, map: null, moduleSideEffects: false };
      },
    },
  };
}
