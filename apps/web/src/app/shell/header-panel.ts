/** What stands open above the page. */
export type HeaderPanel = 'search' | 'dictionary' | 'shortcuts' | 'help' | 'tours';
