/** Where an answer tells of an audience in the whole city: the object, and its people and their share there. */
interface CityAudience {
  readonly path: string;
  readonly persons?: string;
  readonly share?: string;
}

/** How an answer leaves the service under `PRIVACY_MODE=strict`; what is not named and tells of people is noised. */
export interface Cover<Input = never> {
  /** Fields that go out empty: figures as 样本不足, lists as empty ones, all else as null. */
  readonly withheld?: readonly string[];
  readonly audiences?: readonly CityAudience[];
  /** The list of cities whose audiences `persons` and `share` of the answer sum up. */
  readonly sumOf?: string;
  /** Whether counts stand for the whole city where nothing names a place. */
  readonly isOfCity?: boolean;
  /** Paths to what says nothing of an audience that the asker chose and stays as it is, with everything below. */
  readonly cityLevel?: readonly string[];
  /** True where the question is about all people of the city: the answer stays as it is. */
  isAboutCity?(input: Input): boolean;
}

/**
 * What becomes of the answers of a call under `PRIVACY_MODE=strict`. They go out as they are though they speak of people
 * or are files, with the reason; they go out covered; or not at all. One that may tell of people and says none of these is
 * refused.
 */
export type Privacy<Input = never> = 'refused' | { readonly open: string } | { readonly cover: Cover<Input> };

export const noAudience = { open: '文件中没有受众数字' } as const;
