declare module 'virtual:call-table' {
  /** Keys of the calls of each method, separated by spaces; all others are GET. From the contract by build/call-table.ts. */
  export const methods: Readonly<Record<'POST' | 'PUT' | 'DELETE', string>>;
  /** Call key → URL template where it is not that of the key. */
  export const urls: Readonly<Record<string, string | undefined>>;
  /** Call key → the subjects that it changes, separated by spaces. */
  export const changes: Readonly<Record<string, string | undefined>>;
  /** Subject → keys of the calls whose answers depend on it, separated by spaces. */
  export const readers: Readonly<Record<string, string>>;
}
