import type { CityBound, CityDraft, CityOffer, CityPlan } from './city-plan.ts';
import type { CoverSmoothing } from './cover-relaxation.ts';

/** Requests to a city, as data that can be sent to a thread. */
export type CityRequest =
  | { readonly kind: 'greedyTrail' }
  | {
      readonly kind: 'relaxAt';
      readonly price: number;
      readonly smoothing: CoverSmoothing;
      readonly sweeps: number;
    }
  | { readonly kind: 'bound'; readonly smoothing: CoverSmoothing }
  | {
      readonly kind: 'planWithin';
      readonly budget: number;
      readonly price: number;
      readonly smoothing: CoverSmoothing;
      readonly passes: number;
      readonly room: number;
      readonly seed: number;
    }
  | { readonly kind: 'conclude'; readonly refused: readonly number[] };

/** Response of each kind of request. */
interface CityAnswers {
  readonly greedyTrail: readonly CityOffer[];
  readonly relaxAt: number;
  readonly bound: CityBound;
  readonly planWithin: CityDraft;
  readonly conclude: Omit<CityDraft, 'offers'>;
}

export type CityAnswer = CityAnswers[keyof CityAnswers];

/** Executes a request on a city. */
export function answerOf(city: CityPlan, request: CityRequest): CityAnswer {
  switch (request.kind) {
    case 'greedyTrail':
      return city.greedyTrail();
    case 'relaxAt':
      return city.relaxAt(request.price, request.smoothing, request.sweeps);
    case 'bound':
      return city.bound(request.smoothing);
    case 'planWithin':
      return city.planWithin(request);
    case 'conclude':
      return city.conclude(request.refused);
  }
}

/**
 * The cities of a national plan behind one interface: `send` sends one request per city to where the city is planned
 * and returns the responses in the same order.
 */
export class CityWorkspace {
  private readonly cities: number;
  private readonly send: (requests: readonly CityRequest[]) => Promise<readonly CityAnswer[]>;

  constructor(cities: number, send: (requests: readonly CityRequest[]) => Promise<readonly CityAnswer[]>) {
    this.cities = cities;
    this.send = send;
  }

  /** Sends one request of the kind to every city. */
  async ask<Kind extends CityRequest['kind']>(
    kind: Kind,
    of: (city: number) => Omit<Extract<CityRequest, { kind: Kind }>, 'kind'>,
  ): Promise<CityAnswers[Kind][]> {
    const requests = Array.from(
      { length: this.cities },
      (_, c) => ({ kind, ...of(c) }) as unknown as CityRequest,
    );
    return (await this.send(requests)) as CityAnswers[Kind][];
  }
}
