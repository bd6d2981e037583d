const wellFormedId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a row. Others are treated as unknown ids, without a query. */
export function isRowId(text: string): boolean {
  return wellFormedId.test(text);
}
