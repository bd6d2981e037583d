import { urlTemplateOf } from '@ooh/contract/core/endpoint';
import { registry } from '@ooh/contract/registry';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { addressZod } from './build/address-zod.ts';
import { antdSheet } from './build/antd-sheet.ts';
import { callTable } from './build/call-table.ts';
import { treeShakeContract } from './build/tree-shake-contract.ts';
import { noUniqueTooltips } from './build/no-unique-tooltips.ts';
import { pageStart } from './build/page-start.ts';
import { precompress } from './build/precompress.ts';

const server = 'http://127.0.0.1:8080';

/** Code of maps and charts stays apart: a page brings it when it draws one. */
const notDrawn =
  /^(?!.*(?:maplibre-gl|echarts|zrender|\/map\/map-view|\/map\/start-map|\/chart\/chart-view|\/chart\/start-chart))/;

/** What the sign-in page needs, and notices, which are there on every page. */
const signIn =
  /\/features\/login\/|\/app\/notices\/|\/antd\/es\/(?:form|input|button|checkbox|notification)\//;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    antdSheet(),
    callTable(registry),
    treeShakeContract(),
    addressZod(),
    noUniqueTooltips(),
    pageStart(urlTemplateOf(registry['account/get-user-info'])),
    precompress(),
  ],
  server: { port: 5173, proxy: { '/api': server, '/json': server } },
  build: {
    outDir: 'dist',
    sourcemap: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry names every other file, and hashes do not compress: the shortest that there can be.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // Left alone, what starts comes in twenty-five files, and a page in ninety.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'form',
              test: signIn,
              priority: 2,
            },
            // What ten pages share comes as one with each of them; the sign-in page has no part in it.
            { name: 'desk', test: notDrawn, minShareCount: 10, priority: 1 },
            { name: 'work', test: notDrawn, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
