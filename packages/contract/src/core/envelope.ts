/** Every JSON answer: `code` "01" is success, anything else an error whose `message` is Chinese text. */
export interface Envelope<Body> {
  readonly code: Code;
  readonly message: string;
  readonly body: Body | null;
}

/** Answer codes with their HTTP status. 403 means one thing: no valid session. */
export const codes = {
  success: { code: '01', status: 200 },
  noSession: { code: '03', status: 403 },
  notFound: { code: '04', status: 404 },
  forbidden: { code: '05', status: 404 },
  invalid: { code: '10', status: 400 },
  conflict: { code: '11', status: 409 },
  refused: { code: '12', status: 422 },
  tooMany: { code: '13', status: 429 },
  tooLarge: { code: '14', status: 413 },
  /** Account and password are correct; the code of the second factor is missing. */
  factorNeeded: { code: '15', status: 422 },
  /** The session has to set up or pass a second factor before it may do anything else. */
  factorRequired: { code: '16', status: 422 },
  unavailable: { code: '20', status: 503 },
  internal: { code: '99', status: 500 },
} as const;

export type CodeName = keyof typeof codes;
export type Code = (typeof codes)[CodeName]['code'];
