import type { Plugin } from 'vite';

const virtual = '\0antd-unique-tooltips';

/**
 * Leaves one tooltip for all (`tooltip={{ unique: true }}`) out of the build: the provider of settings, which is there
 * from the start, would bring all floating layers along for it. Whoever turns it on meets an error.
 */
export function noUniqueTooltips(): Plugin {
  return {
    name: 'no-unique-tooltips',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../tooltip/UniqueProvider' && importer?.includes('/antd/es/config-provider/') === true
        ? virtual
        : undefined,
    load: (id) =>
      id === virtual
        ? `export default function UniqueProvider() { throw new Error('unique tooltips are left out of the build'); }`
        : undefined,
  };
}
