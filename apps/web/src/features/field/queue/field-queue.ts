import { heldItems, type HeldItems, type HeldParts } from './held-items.ts';
import type { NewItem, QueueItem } from './queue-item.ts';
import { hasEnded, nextItem, repeatedPicture } from './queue-rules.ts';

/**
 * How sending ended. unanswered: nobody knows whether it arrived, and it is sent again as soon as there is a connection;
 * failed: the service could not handle it now.
 */
export type Outcome =
  | { readonly kind: 'received'; readonly words: string | null }
  | { readonly kind: 'refused'; readonly words: string | null }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'failed' };

export interface QueueParts extends HeldParts {
  /** Sends an item; the same item may be sent again and has one effect. Never rejects. */
  readonly send: (item: QueueItem, file: Blob | null) => Promise<Outcome>;
  readonly newId: () => string;
  readonly now: () => number;
  /** Runs the work while no other page of the browser does. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
}

export interface FieldQueue {
  /** Takes work into the queue; resolves once it is on the device. A picture that is known is taken as refused. */
  add(work: NewItem, file: Blob | null): Promise<void>;
  /** Takes what cannot be sent, with the reason. */
  refuse(work: NewItem, words: string): Promise<void>;
  /** Sends what waits, until all is sent or the connection is cut. True where nothing waits any more. */
  run(): Promise<boolean>;
  /** Forgets items that have ended. */
  forget(itemIds: readonly string[]): Promise<void>;
}

/** After so many failures of an item the service is left alone for a while. */
const mostTries = 3;

type Sender = Pick<QueueParts, 'store' | 'send' | 'now'>;

/** The picture of a photo is not on the device: another page has sent it meanwhile, or it is lost. */
async function withoutPicture({ store, now }: Sender, held: HeldItems, itemId: string): Promise<void> {
  await held.load();
  const known = held.all().find((item) => item.itemId === itemId);
  if (known === undefined || hasEnded(known)) return;
  const words = '照片在本机已不存在，请重拍';
  const lost: QueueItem = { ...known, state: 'refused', words, endedAt: now() };
  await store.settle(lost);
  held.show(lost);
}

/** Sends an item. False where no other is to be sent now. */
async function sendOne(sender: Sender, held: HeldItems, item: QueueItem): Promise<boolean> {
  const { store, send, now } = sender;
  held.show({ ...item, state: 'sending' });
  const file = item.work.kind === 'photo' ? await store.file(item.itemId) : undefined;
  if (item.work.kind === 'photo' && file === undefined) {
    await withoutPicture(sender, held, item.itemId);
    return true;
  }
  const outcome = await send(item, file ?? null);
  if (outcome.kind === 'unanswered') {
    held.show(item);
    return false;
  }
  if (outcome.kind === 'failed') {
    const waiting = { ...item, tries: item.tries + 1 };
    await store.keep(waiting);
    held.show(waiting);
    return waiting.tries < mostTries;
  }
  const ended: QueueItem = { ...item, state: outcome.kind, words: outcome.words, endedAt: now() };
  await store.settle(ended);
  held.show(ended);
  return true;
}

/** Takes up the queue of a user as the device holds it. */
export async function openFieldQueue(parts: QueueParts): Promise<FieldQueue> {
  const { userName, newId, now, alone = (work) => work() } = parts;
  const held = await heldItems(parts, now());
  const next = () => nextItem(held.all(), userName);
  let atWork: Promise<boolean> | undefined;

  const itemOf = (work: NewItem, refusal: string | null): QueueItem => ({
    ...work,
    itemId: newId(),
    number: held.nextNumber(),
    userName,
    state: refusal === null ? 'waiting' : 'refused',
    words: refusal,
    tries: 0,
    doneAt: now(),
    endedAt: refusal === null ? null : now(),
  });

  async function sendAll(): Promise<boolean> {
    await alone(async () => {
      await held.load();
      for (let item = next(); item; item = next()) if (!(await sendOne(parts, held, item))) return;
    });
    return next() === undefined;
  }

  return {
    async add(work, file) {
      const known = repeatedPicture(held.all(), work);
      await held.take(itemOf(work, known), known === null ? file : null);
    },
    refuse: (work, words) => held.take(itemOf(work, words), null),
    run() {
      atWork ??= sendAll().finally(() => {
        atWork = undefined;
      });
      return atWork;
    },
    async forget(itemIds) {
      const ended = held.all().filter((item) => itemIds.includes(item.itemId) && hasEnded(item));
      await held.remove(ended.map(({ itemId }) => itemId));
    },
  };
}
