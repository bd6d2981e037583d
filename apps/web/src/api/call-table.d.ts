declare module 'virtual:call-table' {
  /** Call key → method, URL template, kind. Generated from the contract by build/call-table.ts. */
  export const callTable: Readonly<
    Record<
      string,
      readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, 'json' | 'upload' | 'file' | 'events']
    >
  >;
}
