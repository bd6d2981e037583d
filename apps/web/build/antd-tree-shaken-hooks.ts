/**
 * The hooks of antd that write into the page, for a build whose style sheet holds all that they would write: the two
 * that write rules and custom properties do nothing, and the one that computes a theme does so once.
 */
export const treeShakenHooks: Readonly<Record<string, string>> = {
  useStyleRegister: `
export const STYLE_PREFIX = 'style';
export const extract = () => null;
export default function useStyleRegister() {}
`,
  useCSSVarRegister: `
export const CSS_VAR_PREFIX = 'cssVar';
export const extract = () => null;
export default function useCSSVarRegister() {}
`,
  useCacheToken: `
import { transformToken } from '../util/css-variables';
const known = new WeakMap();
const within = (map, key) => map.get(key) ?? map.set(key, new WeakMap()).get(key);
export const TOKEN_PREFIX = 'token';
export const extract = () => null;
export function getComputedToken() {}
export default function useCacheToken(theme, [seed, root], { override, getComputedToken, cssVar }) {
  const ofRoot = within(within(known, theme), root);
  let entry = ofRoot.get(override);
  if (entry === undefined) {
    const computed = getComputedToken({ ...seed, ...root }, override, theme);
    entry = [transformToken(computed, cssVar.key, cssVar)[0], '', computed, '', cssVar.key];
    ofRoot.set(override, entry);
  }
  return entry;
}
`,
};
