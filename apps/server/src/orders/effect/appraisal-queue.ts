import type { EffectTask } from './effect-tasks.ts';

/** A city of an order that is to be appraised. */
export interface DueTask<Task extends Pick<EffectTask, 'cityCode'> = EffectTask> {
  readonly task: Task;
  /** Whether an advertiser waits for it. */
  readonly isOfAdvertiser: boolean;
}

/** Those of one city together, so that its model is loaded once; the city with most of them first. */
const byCity = <Task extends Pick<EffectTask, 'cityCode'>>(due: readonly DueTask<Task>[]): Task[] =>
  [...Map.groupBy(due, ({ task }) => task.cityCode).values()]
    .toSorted((a, b) => b.length - a.length)
    .flat()
    .map(({ task }) => task);

/** What advertisers wait for, city by city, then all others: they are told of nothing else. */
export const inQueue = <Task extends Pick<EffectTask, 'cityCode'>>(due: readonly DueTask<Task>[]): Task[] => [
  ...byCity(due.filter(({ isOfAdvertiser }) => isOfAdvertiser)),
  ...byCity(due.filter(({ isOfAdvertiser }) => !isOfAdvertiser)),
];
