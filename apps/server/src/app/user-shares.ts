import { AppError } from '../platform/http/app-error.ts';

interface Queue {
  /** Requests under way. */
  running: number;
  readonly waiting: (() => void)[];
}

/** Places of the service that one user has at once. */
export interface UserShares {
  /** Waits for a place, and returns what gives it back; may be called more than once. */
  enter(user: string): Promise<() => void>;
}

/** As many as a page could send in seconds; more come from a program that does not wait for answers. */
const mostWaiting = 5000;

/**
 * At most so many requests of a user are worked on at once; others of theirs wait in their order. So whoever sends a
 * thousand has the same part of the service as who sends eight, and connections to the stores remain for everybody else.
 */
export function createUserShares(most: number): UserShares {
  const queues = new Map<string, Queue>();

  function leave(user: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next !== undefined) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(user);
  }

  function placeOf(user: string, queue: Queue): () => void {
    let isHeld = true;
    return () => {
      if (isHeld) leave(user, queue);
      isHeld = false;
    };
  }

  return {
    async enter(user) {
      const queue = queues.get(user) ?? { running: 0, waiting: [] };
      queues.set(user, queue);
      if (queue.running < most) queue.running += 1;
      else {
        if (queue.waiting.length >= mostWaiting)
          throw new AppError('tooMany', '同时提交的请求过多，请等待前面的请求完成');
        await new Promise<void>((resolve) => void queue.waiting.push(resolve));
      }
      return placeOf(user, queue);
    },
  };
}
