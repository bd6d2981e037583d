import { createRequire } from 'node:module';
import type { ComponentType, createElement, FunctionComponent, ReactNode } from 'react';
import type { ThemeName } from '../src/session/persisted-session.ts';
import { antdTokensOf } from '../src/ui/theme/antd-tokens.ts';
import { antdStyles } from './antd-style-list.ts';

/** A hook that registers styles, or a component that does so. */
type Register = ((prefix: string, root: string) => unknown) &
  FunctionComponent<{ prefixCls: string; rootCls: string }>;

const require = createRequire(import.meta.url);
const antdRequire = createRequire(require.resolve('antd/package.json'));

/** What we use of React and antd, in the form that Node runs: loaded when the sheet is first wanted. */
const loadParts = () => ({
  create: (require('react') as { createElement: typeof createElement }).createElement,
  render: (require('react-dom/server') as { renderToString: (node: ReactNode) => string }).renderToString,
  cssinjs: antdRequire('@ant-design/cssinjs') as {
    createCache: () => object;
    extractStyle: (cache: object, options: { plain: true; types: string | string[] }) => string;
    StyleProvider: ComponentType<{ cache: object; children: ReactNode }>;
  },
  provider: antdRequire('./lib/config-provider') as {
    default: ComponentType<{ theme: object; children: ReactNode }>;
  },
  algorithms: antdRequire('./lib/theme') as {
    default: { darkAlgorithm: unknown; defaultAlgorithm: unknown };
  },
  icons: antdRequire('@ant-design/icons/lib/utils') as { iconStyles: string },
});

type Parts = ReturnType<typeof loadParts>;

/** What antd would write in the browser for every style of the list, in one theme. */
function writtenBy({ create, render, cssinjs, provider, algorithms }: Parts, name: ThemeName) {
  const drawn = antdStyles.map(({ module, prefix, root = prefix, from = 'default', isComponent }) => {
    const register = (antdRequire(`./lib/${module}`) as Record<string, Register | undefined>)[from];
    if (typeof register !== 'function') throw new Error(`antd has no ${from} in ${module}`);
    if (isComponent) return create(register, { key: module, prefixCls: prefix, rootCls: root });
    const Probe = () => {
      register(prefix, root);
      return null;
    };
    return create(Probe, { key: `${module} ${from}` });
  });
  const { darkAlgorithm, defaultAlgorithm } = algorithms.default;
  const theme = {
    ...antdTokensOf(name),
    algorithm: name === 'dark' ? darkAlgorithm : defaultAlgorithm,
    hashed: false,
    cssVar: { key: 'antd' },
  };
  const cache = cssinjs.createCache();
  const provided = create(provider.default, { theme, children: drawn });
  render(create(cssinjs.StyleProvider, { cache, children: provided }));
  const extract = (types: string | string[]) =>
    cssinjs.extractStyle(cache, { plain: true, types }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
  return { rules: extract('style'), properties: extract(['token', 'cssVar']) };
}

/** Custom properties by selector, as `.antd` for what every component has and `.antd.ant-btn` for one. */
function propertiesOf(text: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const properties = found.get(selector) ?? new Map<string, string>();
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]*);/g))
      properties.set(name, value);
    found.set(selector, properties);
  }
  return found;
}

const block = (selector: string, properties: Iterable<readonly [string, string]>) => {
  const body = [...properties].map(([name, value]) => `${name}:${value};`).join('');
  return body === '' ? '' : `${selector}{${body}}`;
};

/**
 * The custom properties of one theme. A component may have a value of its own for a property of all (its own primary
 * colour, say): such a property is set anew on every component, as antd does it, so that what stands in one component
 * does not colour another inside it. All others are set once, on the page.
 */
function themeText(name: ThemeName, text: string): { page: Map<string, string>; components: string } {
  const bySelector = propertiesOf(text);
  const shared = bySelector.get('.antd');
  if (!shared) throw new Error('antd has written no custom properties');
  const page = new Map(shared);
  const own = new Map<string, [string, string][]>();
  const overridden = new Set<string>();
  for (const [selector, properties] of bySelector) {
    if (selector === '.antd') continue;
    for (const [property, value] of properties) {
      if (shared.has(property)) {
        overridden.add(property);
        own.set(selector, [...(own.get(selector) ?? []), [property, value]]);
      } else if ((page.get(property) ?? value) !== value)
        throw new Error(`antd writes two values of ${property}`);
      else page.set(property, value);
    }
  }
  const at = `[data-theme='${name}']`;
  const reset = [...shared].filter(([property]) => overridden.has(property));
  return {
    page,
    components:
      block(`${at} .antd`, reset) +
      [...own].map(([selector, list]) => block(`${at} ${selector}`, list)).join(''),
  };
}

/** Rules of bare links, which antd means for links that are its own components or stand in one. */
const withinComponents = (sheet: string): string =>
  sheet.replaceAll(/(?<=^|[},])a((?::[\w-]+)?)(?=[{,])/g, ':where(.antd) a$1,a:where(.antd)$1');

/** What no screen draws: text from right to left, and the 24 columns of the grid in seven widths of window. */
const undrawn = /-rtl\b|\.ant-col-(?:xs-|sm-|md-|lg-|xl-|xxl-|xxxl-)?(?:\d|order|push|pull|offset)/;

/** The sheet without the rules all of whose selectors nothing drawn has. */
function withoutUndrawn(sheet: string): string {
  return sheet.replaceAll(/[^{}]+\{[^{}]*\}/g, (rule) => {
    const selectors = rule.slice(0, rule.indexOf('{')).split(',');
    return selectors.every((selector) => undrawn.test(selector)) ? '' : rule;
  });
}

/**
 * The style sheet of antd for both themes. The rules name colours and sizes by custom properties alone and are the
 * same in both; the custom properties follow the theme of the document.
 */
export function antdSheetText(): string {
  const parts = loadParts();
  const light = writtenBy(parts, 'light');
  const dark = writtenBy(parts, 'dark');
  if (light.rules !== dark.rules) throw new Error('the rules of antd differ between the themes');
  const [day, night] = [themeText('light', light.properties), themeText('dark', dark.properties)];
  const isEqual = ([property, value]: readonly [string, string]) => day.page.get(property) === value;
  return [
    block(':root', [...night.page].filter(isEqual)),
    block(
      "[data-theme='light']",
      [...day.page].filter(([property, value]) => night.page.get(property) !== value),
    ),
    block(
      "[data-theme='dark']",
      [...night.page].filter((pair) => !isEqual(pair)),
    ),
    day.components,
    night.components,
    parts.icons.iconStyles,
    withinComponents(withoutUndrawn(light.rules)),
  ].join('');
}
