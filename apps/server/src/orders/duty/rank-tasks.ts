import type { Task } from '@ooh/contract/domain/home';
import { taskKinds } from '@ooh/contract/domain/task-names';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const idOf = ({ orderId, planId }: Task): string => orderId ?? planId ?? '';

/** The most pressing first: by kind, what ends first before what ends later, then what came last. */
export function rankTasks(tasks: readonly Task[]): Task[] {
  return tasks.toSorted(
    (a, b) =>
      taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind) ||
      byText(a.dueAt ?? '', b.dueAt ?? '') ||
      byText(b.since ?? '', a.since ?? '') ||
      byText(idOf(a), idOf(b)),
  );
}
