import { serveCalls } from '../../platform/worker/serve-calls.ts';
import { layCityStreets } from './lay-city-streets.ts';
import type { StreetsCalls } from './streets-questions.ts';

serveCalls<StreetsCalls>({ lay: layCityStreets }, (packed) =>
  packed instanceof Uint8Array ? [packed.buffer as ArrayBuffer] : [],
);
