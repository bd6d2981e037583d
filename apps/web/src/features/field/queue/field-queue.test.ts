import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFieldQueue, type FieldQueue, type Outcome } from './field-queue.ts';
import type { NewItem, QueueItem } from './queue-item.ts';
import { memoryStore } from './queue-store.ts';

const [units, pictures, pages] = [3, 6, 2] as const;
/** Pictures that the service refuses. */
const isBad = (picture: number) => picture % 4 === 3;

const markOf = (unit: number): NewItem => ({
  orderId: 'o',
  postingId: `p${unit}`,
  unit: `#${unit}`,
  work: { kind: 'mark', state: 'posted', damage: null, postedOn: '2026-11-23', note: null },
});
const photoOf = (unit: number, picture: number): NewItem => ({
  ...markOf(unit),
  work: {
    kind: 'photo',
    shot: 'near',
    fileName: `${picture}.jpg`,
    byteCount: 1,
    hash: `h${picture}`,
    isSmaller: false,
  },
});

/** What becomes of a request: it arrives and is answered, or it is lost, or its answer is, or the page ends meanwhile. */
const fates = ['answered', 'lost', 'answer-lost', 'failed', 'page-ends', 'page-ends-after'] as const;
type Fate = (typeof fates)[number];

/** A service that stores a photo once by its key, knows pictures, and takes photos of posted units alone. */
function pretendService() {
  const marks: string[] = [];
  const photos: { itemId: string; postingId: string; hash: string }[] = [];
  const early: string[] = [];
  return {
    marks,
    photos,
    early,
    take({ itemId, postingId, work }: QueueItem): Outcome {
      if (work.kind === 'mark') {
        marks.push(postingId);
        return { kind: 'received', words: null };
      }
      const hash = work.hash!;
      if (photos.some((photo) => photo.itemId === itemId)) return { kind: 'received', words: null };
      if (!marks.includes(postingId)) early.push(postingId);
      if (isBad(Number(hash.slice(1)))) return { kind: 'refused', words: '照片没有定位' };
      if (photos.some((photo) => photo.hash === hash)) return { kind: 'refused', words: '已上传过' };
      photos.push({ itemId, postingId, hash });
      return { kind: 'received', words: null };
    },
  };
}

type Step =
  | { readonly do: 'post' | 'photo'; readonly page: number; readonly unit: number; readonly picture: number }
  | { readonly do: 'run'; readonly page: number; readonly fates: readonly Fate[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('post' as const, 'photo' as const, 'photo' as const),
    page: fc.nat(pages - 1),
    unit: fc.nat(units - 1),
    picture: fc.nat(pictures - 1),
  }),
  fc.record({
    do: fc.constant('run' as const),
    page: fc.nat(pages - 1),
    fates: fc.array(fc.constantFrom(...fates), { maxLength: 6 }),
  }),
);

const fileOf = (one: Step) => (one.do === 'photo' ? new Blob(['x']) : null);

async function walk(steps: readonly Step[]) {
  const store = memoryStore();
  const service = pretendService();
  let ids = 0;
  let shown: readonly QueueItem[] = [];
  const open = async (): Promise<{ queue: FieldQueue; run: (next: readonly Fate[]) => Promise<boolean> }> => {
    let ahead: Fate[] = [];
    let end = (): void => undefined;
    const queue = await openFieldQueue({
      store,
      userName: 'u',
      newId: () => `i${ids++}`,
      now: () => 0,
      onChange: (items) => {
        shown = items;
      },
      async send(item) {
        const fate = ahead.shift() ?? 'answered';
        if (fate === 'lost') return { kind: 'unanswered' };
        if (fate === 'failed') return { kind: 'failed' };
        if (fate === 'page-ends') {
          end();
          return new Promise<Outcome>(() => undefined);
        }
        const outcome = service.take(item);
        if (fate === 'answer-lost') return { kind: 'unanswered' };
        if (fate === 'answered') return outcome;
        end();
        return new Promise<Outcome>(() => undefined);
      },
    });
    return {
      queue,
      /** False where the page ended. */
      run(next) {
        ahead = [...next];
        return Promise.race([
          queue.run().then(() => true),
          new Promise<boolean>((resolve) => {
            end = () => resolve(false);
          }),
        ]);
      },
    };
  };
  const opened = await Promise.all(Array.from({ length: pages }, open));
  for (const one of steps) {
    const page = opened[one.page];
    if (one.do === 'run') {
      if (!(await page.run(one.fates))) opened[one.page] = await open();
    } else
      await page.queue.add(
        one.do === 'post' ? markOf(one.unit) : photoOf(one.unit, one.picture),
        fileOf(one),
      );
  }
  // In the end there is a connection.
  const last = await open();
  expect(await last.run([])).toBe(true);
  expect(await last.queue.run()).toBe(true);
  return { service, store, shown: () => shown };
}

test('through cuts, ended pages and repeated pictures every photo arrives exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
      const { service, store, shown } = await walk(steps);
      const taken = steps.flatMap((one) => (one.do === 'photo' ? [one.picture] : []));
      const good = [...new Set(taken)].filter((picture) => !isBad(picture)).map((picture) => `h${picture}`);
      expect(service.photos.map(({ hash }) => hash).toSorted()).toEqual(good.toSorted());
      // Nothing is lost on the way: all that was done has ended, with a reason where it was refused.
      const items = await store.read();
      expect(items.length).toBe(steps.filter(({ do: what }) => what !== 'run').length);
      expect(
        shown()
          .map(({ itemId }) => itemId)
          .toSorted(),
      ).toEqual(items.map(({ itemId }) => itemId).toSorted());
      for (const { state, words, work } of items) {
        expect(state === 'received' || (state === 'refused' && words !== null)).toBe(true);
        if (work.kind === 'mark') expect(state).toBe('received');
      }
      const received = items.filter(({ state, work }) => state === 'received' && work.kind === 'photo');
      expect(received.map(({ itemId }) => itemId).toSorted()).toEqual(
        service.photos.map(({ itemId }) => itemId).toSorted(),
      );
    }),
    { numRuns: 400 },
  );
});

test('a unit is posted before its photos are sent, whatever fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...fates), { maxLength: 12 }), async (next) => {
      const unit = (number: number): Step[] => [
        { do: 'post', page: 0, unit: number, picture: 0 },
        { do: 'photo', page: 0, unit: number, picture: number },
      ];
      const { service } = await walk([
        ...unit(0),
        ...unit(1),
        ...unit(2),
        { do: 'run', page: 0, fates: next },
      ]);
      expect(service.early).toEqual([]);
    }),
  );
});

test('an item that the service cannot handle holds up its own unit alone', async () => {
  const service = pretendService();
  const queue = await openFieldQueue({
    store: memoryStore(),
    userName: 'u',
    newId: (() => {
      let ids = 0;
      return () => `i${ids++}`;
    })(),
    now: () => 0,
    onChange: () => undefined,
    send: async (item) => (item.postingId === 'p0' ? { kind: 'failed' } : service.take(item)),
  });
  for (const unit of [0, 1, 2]) await queue.add(markOf(unit), null);
  expect(await queue.run()).toBe(false);
  expect(service.marks).toEqual(['p1', 'p2']);
});

test('work of another user of the device stays where it is', async () => {
  const store = memoryStore();
  const sent: string[] = [];
  const openAs = (userName: string) =>
    openFieldQueue({
      store,
      userName,
      newId: () => userName,
      now: () => 0,
      onChange: () => undefined,
      async send({ itemId }) {
        sent.push(itemId);
        return { kind: 'received', words: null };
      },
    });
  await (await openAs('first')).add(markOf(0), null);
  await (await openAs('second')).run();
  expect(sent).toEqual([]);
  await (await openAs('first')).run();
  expect(sent).toEqual(['first']);
});
