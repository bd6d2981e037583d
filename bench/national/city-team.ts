/** Threads that plan the cities of one shared panel; each plans its cities completely. */
import { Worker } from 'node:worker_threads';
import type { PanelStore } from '@ooh/measurement/panel/panel-store';
import { CityWorkspace, type CityAnswer, type CityRequest } from '@ooh/planning/panel/city-workspace';
import type { CityPart } from '@ooh/planning/panel/city-parts';
import type { CoverTerms } from '@ooh/planning/panel/cover-terms';

/** A city as a thread is given it. */
export interface CityErrand {
  readonly city: number;
  readonly part: CityPart;
  readonly terms: CoverTerms;
}

export interface CityThreadData {
  readonly memory: PanelStore['memory'];
  readonly errands: readonly CityErrand[];
}

/** One request a city, and their answers, each with the city's place. */
export type CityLetters<Content> = readonly (readonly [city: number, content: Content])[];

export interface CityTeam {
  readonly desk: CityWorkspace;
  close(): Promise<void>;
}

/** Cities dealt to threads, the largest first, always to the thread with least to do. */
function dealt(errands: readonly CityErrand[], threads: number): CityErrand[][] {
  const hands: CityErrand[][] = Array.from({ length: threads }, () => []);
  const load = new Float64Array(threads);
  const work = ({ part }: CityErrand) => (part.to - part.from) * part.media.length;
  for (const errand of [...errands].sort((a, b) => work(b) - work(a))) {
    const least = load.indexOf(Math.min(...load));
    hands[least].push(errand);
    load[least] += work(errand);
  }
  return hands;
}

/** Starts the threads; results do not depend on their number. */
export function openCityTeam(store: PanelStore, errands: readonly CityErrand[], threads: number): CityTeam {
  const hands = dealt(errands, threads);
  const workers = hands.map((hand) => {
    const workerData: CityThreadData = { memory: store.memory, errands: hand };
    return new Worker(new URL('./city-thread.ts', import.meta.url), { workerData });
  });
  const asked = (worker: Worker, letters: CityLetters<CityRequest>) =>
    new Promise<CityLetters<CityAnswer>>((resolve, reject) => {
      worker.once('message', (answers: CityLetters<CityAnswer>) => {
        worker.off('error', reject);
        resolve(answers);
      });
      worker.once('error', reject);
      worker.postMessage(letters);
    });
  const desk = new CityWorkspace(errands.length, async (requests) => {
    const returned = await Promise.all(
      workers.map((worker, w) =>
        asked(
          worker,
          hands[w].map(({ city }) => [city, requests[city]]),
        ),
      ),
    );
    const answers = new Map(returned.flat());
    return requests.map((_, city) => answers.get(city) as CityAnswer);
  });
  return { desk, close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))) };
}
