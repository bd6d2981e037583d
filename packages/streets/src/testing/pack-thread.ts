import { parentPort, workerData } from 'node:worker_threads';
import { declaredCities } from '../declaration/declared-cities.ts';
import { layStreets } from '../lay-streets.ts';
import { packStreets } from '../packed/pack-streets.ts';
import { inlandAround } from './plain-land.ts';

/** Answers with the packed streets of the declared city whose code it is given. */
const declaration = declaredCities.get(workerData as string)!;
const land = [inlandAround(declaration)];
const network = layStreets({ declaration, districts: land, land, coastMeters: 80_000, seed: '1' });
parentPort!.postMessage(packStreets(network));
