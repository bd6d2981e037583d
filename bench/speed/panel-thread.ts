/** A member of a team on its own thread: waits for its turn, counts its range, reports completion. */
import { workerData } from 'node:worker_threads';
import { openPanel } from '@ooh/measurement/panel/panel-image';
import { DONE, memberOf, OPERATION, READY, teamOperations, TURN, type TeamData } from './panel-team.ts';

const data = workerData as TeamData;
const { control } = data;
const work = memberOf(openPanel(data.memory, { verify: false }), data);
let turn = Atomics.load(control, TURN);
Atomics.add(control, READY, 1);
Atomics.notify(control, READY);
for (;;) {
  Atomics.wait(control, TURN, turn);
  const now = Atomics.load(control, TURN);
  if (now === turn) continue;
  turn = now;
  const operation = Atomics.load(control, OPERATION);
  if (operation < 0) break;
  work(teamOperations[operation]);
  Atomics.add(control, DONE, 1);
  Atomics.notify(control, DONE);
}
