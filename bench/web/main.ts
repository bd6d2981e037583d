/**
 * Maps and grid of the built pages in Chromium, traced: 1,500 lines of 60 stops, 20,000 points and 30,000 cells on one
 * map, and a schedule of 2,000 rows over 90 days. The pages are the real ones; their calls are answered with data made
 * here, so that no service and no database takes part.
 *   node bench/web/main.ts [--pages apps/web/dist] [--results FILE]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '@ooh/contract/registry';
import { chromium, type Page } from 'playwright-core';
import { describeMachine, loadPerMinute } from '../harness/machine.ts';
import { writeSection } from '../harness/results-file.ts';
import { durationText, tableText } from '../harness/table.ts';
import { cityBoundaries, orderHeat, orderMedia, randomNumbers } from './city-load.ts';
import { cityStreets } from './city-streets.ts';
import { measureGrid } from './grid-case.ts';
import { longTaskMs, type MainThreadRecord } from './main-thread.ts';
import { measureMap, type MapFigures } from './map-case.ts';
import { answerCalls, servePages, type Answers } from './page-answers.ts';
import { orderSchedule } from './schedule-load.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: { pages: { type: 'string', default: join(root, 'apps/web/dist') }, results: { type: 'string' } },
});
if (!existsSync(join(values.pages, 'index.html')))
  throw new Error(`no pages in ${values.pages}: node scripts/ensure.mjs builds them`);

const seed = 738;
const random = randomNumbers(seed);
const user = registry['account/get-user-info'].example.output;
const order = registry['mediaOrder/getById'].output.parse(registry['mediaOrder/getById'].example.output);
const { orderId } = order.row;
const openAll = { isEnabled: true, mediaRegionData: [{ regionCodes: ['ALL'], mediaIds: [0] }] };
const answers: Answers = {
  'account/get-user-info': registry['account/get-user-info'].output.parse({
    ...user,
    dataRoleRequest: { investmentOrderData: { pageIsEnabled: true, orderPatternData: openAll } },
  }),
  'mediaOrder/getById': { ...order, row: { ...order.row, items: 2000 } },
  'media-order-match-detail/thermodynamicDiagram': orderHeat(random),
  'media-order-match-detail/getMediaByOrderMapData': orderMedia(random),
  'v1/orders/schedule': orderSchedule(random),
  'v1/boundaries/{adcode}': cityBoundaries(),
  'v1/street-networks/{cityCode}': await cityStreets(),
};
const session = { userName: user.userName, nickName: '', avatar: null, token: 'bench', theme: 'light' };

const { url, server } = await servePages(values.pages);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--enable-unsafe-swiftshader'],
});

/** A separate signed-in page whose calls are answered here. */
async function openPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const stored = JSON.stringify(JSON.stringify(session));
  await context.addInitScript(`localStorage.setItem('ooh-planner@0.0.1/session', ${stored})`);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  await answerCalls(page, answers);
  return page;
}

const address = (view: string) => `${url}/marketing/order/detail?orderId=${orderId}&view=${view}`;
const scheduleAddress = `${url}/marketing/order/detail?orderId=${orderId}&tab=schedule`;
const before = loadPerMinute();
try {
  const painted = await measureMap(await openPage(), address('heat-map&look=hex'), 'painted');
  const map = await measureMap(await openPage(), address('heat-map&look=hex'), 'webgl');
  const undrawn = await measureMap(await openPage(), address('heat-map&look=hex'), 'webgl-undrawn');
  const grid = await measureGrid(await openPage(), scheduleAddress);
  const row = (name: string, record: MainThreadRecord) => [
    name,
    durationText(record.longestMs),
    durationText(record.longestCpuMs),
    `${record.over} / ${record.overByCpu}`,
    durationText(record.cpuMs),
  ];
  console.log(`load ${before} before, ${loadPerMinute()} after\n`);
  const frameRow = (name: string, { frames }: MapFigures) => [
    name,
    durationText(frames.firstFrameMs),
    durationText(frames.firstPaintMs),
    durationText(frames.restMs),
    String(frames.frames),
  ];
  console.log(
    tableText(
      [
        { title: 'map, since its data' },
        { title: 'first frame', align: 'right' },
        { title: 'everything in a frame', align: 'right' },
        { title: 'at rest', align: 'right' },
        { title: 'frames', align: 'right' },
      ],
      [
        frameRow('painted in a thread', painted),
        frameRow('WebGL in software', map),
        frameRow('WebGL without drawing', undrawn),
      ],
    ),
  );
  console.log();
  console.log(
    tableText(
      [
        { title: 'main thread' },
        { title: 'longest task', align: 'right' },
        { title: 'by processor', align: 'right' },
        { title: `over ${longTaskMs} ms (clock / processor)`, align: 'right' },
        { title: 'processor in all', align: 'right' },
      ],
      [
        row('map opened, painted in a thread', painted.opening),
        row('map panned, painted in a thread', painted.panning),
        row('map zoomed, painted in a thread', painted.zooming),
        row('map opened, WebGL in software', map.opening),
        row('map panned, WebGL in software', map.panning),
        row('map zoomed, WebGL in software', map.zooming),
        row('map opened, WebGL without drawing', undrawn.opening),
        row('map panned, WebGL without drawing', undrawn.panning),
        row('map zoomed, WebGL without drawing', undrawn.zooming),
        row('grid scrolled', grid.scrolling),
      ],
    ),
  );
  console.log(`\ngrid: ${grid.blankFrames} of ${grid.frames} frames with a blank row, ${grid.rows} rows`);
  if (values.results) {
    const load = { before, after: loadPerMinute() };
    const versions = { chromium: browser.version() };
    const facts = { date: new Date().toISOString(), load, versions, seeds: { web: seed }, small: false };
    writeSection(values.results, 'web', facts, {
      machine: describeMachine(),
      mapPainted: painted,
      map,
      mapWithoutDrawing: undrawn,
      grid,
    });
  }
} finally {
  await browser.close();
  server.close();
}
