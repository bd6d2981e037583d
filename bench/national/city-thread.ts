/** Plans the cities it is given, request by request. */
import { parentPort, workerData } from 'node:worker_threads';
import { openPanel } from '@ooh/measurement/panel/panel-image';
import { answerOf, type CityAnswer, type CityRequest } from '@ooh/planning/panel/city-workspace';
import { CityPlan } from '@ooh/planning/panel/city-plan';
import { contactRowsOf } from '@ooh/planning/panel/panel-rows';
import type { CityLetters, CityThreadData } from './city-team.ts';

const { memory, errands } = workerData as CityThreadData;
const store = openPanel(memory, { verify: false });
const plans = new Map<number, CityPlan>();

const planOf = (city: number): CityPlan => {
  let plan = plans.get(city);
  if (plan === undefined) {
    const errand = errands.find((one) => one.city === city);
    if (!errand) throw new RangeError(`city ${city} is planned elsewhere`);
    plan = new CityPlan(contactRowsOf(store, errand.terms.k, null, errand.part), errand.terms);
    plans.set(city, plan);
  }
  return plan;
};

parentPort?.on('message', (letters: CityLetters<CityRequest>) => {
  const answers: CityLetters<CityAnswer> = letters.map(([city, request]) => [
    city,
    answerOf(planOf(city), request),
  ]);
  parentPort?.postMessage(answers);
});
