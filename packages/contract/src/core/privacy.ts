/** An object of an answer that describes an audience in a whole city: its path, and its fields for persons and share. */
interface CityAudience {
  readonly path: string;
  readonly persons?: string;
  readonly share?: string;
}

/** Protection of an answer under `PRIVACY_MODE=strict`; figures about people that are not listed here receive noise. */
export interface Cover<Input = never> {
  /** Fields that are blanked: figures become 样本不足, lists become empty, everything else null. */
  readonly withheld?: readonly string[];
  readonly audiences?: readonly CityAudience[];
  /** Path of the list of cities over which the answer's `persons` and `share` are totals. */
  readonly sumOf?: string;
  /** Whether counts describe the whole city when the request names no place. */
  readonly isOfCity?: boolean;
  /** Paths of parts that do not depend on the requested audience; they and everything below stay unchanged. */
  readonly cityLevel?: readonly string[];
  /** True where the request is about all people of the city: the answer stays unchanged. */
  isAboutCity?(input: Input): boolean;
}

/**
 * How answers of a call are treated under `PRIVACY_MODE=strict`: sent unchanged with a reason although they describe people
 * or are files; sent with protection; or refused. A call that may describe people and declares none of these is
 * refused.
 */
export type Privacy<Input = never> = 'refused' | { readonly open: string } | { readonly cover: Cover<Input> };

export const noAudience = { open: '文件中没有受众数字' } as const;
