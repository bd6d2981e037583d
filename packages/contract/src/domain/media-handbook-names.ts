/** Id of the document that is the handbook of a medium. */
export const handbookDocId = (mediumId: number): string => `medium.${mediumId}`;

/** Captions of the tables of a handbook, by which its parts are found. */
export const handbookTables = {
  goals: '适用目标',
  forms: '形式与制作',
  surcharges: '附加费用',
} as const;

/** Headings of its texts. */
export const handbookTexts = { strengths: '优势', limits: '限制' } as const;
