import type { DocumentPhoto } from './album-deck.ts';
import type { DocumentHeader, LabelledValue } from './plan-document.ts';

export interface MonitoredCounts {
  readonly plannedUnits: number;
  readonly dueUnits: number;
  readonly postedUnits: number;
  readonly onTimeUnits: number;
  readonly exceptions: number;
  readonly madeGood: number;
}

/** A photo, or the reason why it is not shown. */
export interface MonitoredPhoto {
  readonly picture: DocumentPhoto | null;
  /** Unit, shot, time and deviation in one line. */
  readonly caption: string;
  /** EXIF and verdict, for the appendix: unit, shot, time, GPS, metres off, verdict, doubts, fingerprint. */
  readonly record: readonly string[];
}

export interface MonitoringDocument {
  readonly header: DocumentHeader;
  readonly filters: readonly LabelledValue[];
  readonly asOf: string;
  readonly counts: MonitoredCounts;
  readonly reviewedPhotos: number;
  readonly acceptedPhotos: number;
  readonly cities: readonly { readonly name: string; readonly counts: MonitoredCounts }[];
  /** 量、物料、环境: question, finding, basis of the finding. */
  readonly questions: readonly (readonly [string, string, string])[];
  /** Unit, planned, posted, days late, state, creative, photos, metres off. */
  readonly postings: readonly (readonly string[])[];
  /** City, unit, state, lost unit-days, net value lost, doubts. */
  readonly exceptions: readonly (readonly string[])[];
  readonly lostNetFen: number;
  /** Original unit, state, made good by, from, to, days added. */
  readonly makeGoods: readonly (readonly string[])[];
  readonly photos: readonly MonitoredPhoto[];
  /** Number of photos beyond those shown. */
  readonly leftOutPhotos: number;
}
