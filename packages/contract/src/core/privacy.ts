/** An object of an answer that describes an audience in a whole city: its path, and its fields for persons and share. */
interface CityAudience {
  readonly path: string;
  readonly persons?: string;
  readonly share?: string;
}

/**
 * A list whose order must not follow exact figures: the handler is asked for all of it, and its rows are put in order by the
 * disclosed figures, by the field that the request names or else by `by`. isOpen: rows are there only for places where anybody
 * is, so that those whose `by` is withheld are left out.
 */
export interface Ranked {
  readonly list: string;
  readonly by: string;
  readonly isOpen?: boolean;
}

/** Protection of an answer under `PRIVACY_MODE=strict`; figures about people that are not listed here receive noise. */
export interface Cover {
  /** Fields that are blanked: figures become 样本不足, lists become empty, everything else null. */
  readonly withheld?: readonly string[];
  readonly audiences?: readonly CityAudience[];
  /** Path of the list of cities over which the answer's `persons` and `share` are totals. */
  readonly sumOf?: string;
  /** Whether counts outside any smaller place describe the whole city. */
  readonly isOfCity?: boolean;
  /** Paths of parts about media, money or settings; they and everything below stay unchanged. */
  readonly notOfPeople?: readonly string[];
  readonly ranked?: Ranked;
  /** Whether the answer is the evaluation of a delivery: its reach and the curve of contacts receive noise. */
  readonly isEvaluation?: boolean;
}

/**
 * How answers of a call are treated under `PRIVACY_MODE=strict`: sent unchanged with a reason although they describe people
 * or are files; sent with protection; or refused. A call that may describe people and declares none of these is
 * refused.
 */
export type Privacy = 'refused' | { readonly open: string } | { readonly cover: Cover };

export const noAudience = { open: '文件中没有受众数字' } as const;
