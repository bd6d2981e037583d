import type { Generated } from 'kysely';

/** What an organisation has been told of the people of a place. */
export interface PrivacyAnswerTable {
  answer_no: Generated<number>;
  organisation_id: string;
  /** Hash of release, city, place and kind of count. */
  place: string;
  panel_persons: number;
  shown: number;
}

/** A question that an organisation has asked on a day. */
export interface PrivacyQuestionTable {
  organisation_id: string;
  day: string;
  /** Hash of call and input. */
  question: string;
}

export interface PrivacyTables {
  privacy_answer: PrivacyAnswerTable;
  privacy_question: PrivacyQuestionTable;
}
