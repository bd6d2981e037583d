import type { Selectable } from '../../platform/storage/postgres/database.ts';
import type { MonitoringTaskTable } from '../../platform/storage/postgres/tables/effect-tables.ts';
import { cityName } from '../../reference/region/regions.ts';

/** What is asked of the monitors of a city, and until when. */
export const presentTask = (
  task: Pick<Selectable<MonitoringTaskTable>, 'task_id' | 'city_code' | 'postings' | 'due_on'>,
) => ({
  taskId: task.task_id,
  cityCode: task.city_code,
  cityName: cityName(task.city_code),
  postings: task.postings,
  dueOn: task.due_on,
});
