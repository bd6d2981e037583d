/** A form of a medium in its handbook. */
export interface HandbookForm {
  readonly formId: number;
  readonly formName: string;
  readonly material: string;
  readonly file: string;
  readonly resolution: string;
  /** Margin inside the face that carries no words. */
  readonly safeMillimeters: number;
  /** Working days before the first day of posting by which the final artwork is due. */
  readonly leadWorkdays: number;
  /** Units that are bought at least. */
  readonly leastUnits: number;
}

export interface Handbook {
  readonly mediumId: number;
  readonly name: string;
  readonly strengths: readonly string[];
  readonly limits: readonly string[];
  /** Key and name of a goal, and why the medium suits it. */
  readonly goals: readonly (readonly [string, string, string])[];
  readonly forms: readonly HandbookForm[];
  readonly surcharges: readonly (readonly [string, string])[];
}

/** Files that are asked for: of prints, of screens. */
export const printFile = 'PDF/X-4 或 AI，CMYK，1:10 制作';
export const videoFile = 'MP4（H.264），25 帧，无声或静音字幕';
