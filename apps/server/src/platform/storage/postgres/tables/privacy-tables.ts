import type { Generated } from 'kysely';

/** What has been told of the people of a place. */
export interface PrivacyAnswerTable {
  answer_no: Generated<number>;
  /** Hash of panel release, place and kind of count. */
  place: string;
  /** Hash of the question. */
  element: string;
  /** The number with its noise, and what was said: it, or an earlier answer near it. */
  noised: number;
  shown: number;
}

/** A family of questions that an organisation has asked of a panel release. */
export interface PrivacyFamilyTable {
  organisation_id: string;
  release: string;
  level: 'city' | 'place';
  family: string;
}

export interface PrivacyTables {
  privacy_answer: PrivacyAnswerTable;
  privacy_family: PrivacyFamilyTable;
}
