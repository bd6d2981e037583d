import type { PagePrint } from './workbook-draft.ts';

/** How a sheet of plain rows is printed: its head again on every page, nothing beside its title. */
export const printOf = (title: string): PagePrint => ({
  paper: 'a4',
  orientation: 'landscape',
  repeatRows: 1,
  repeatColumns: 0,
  headerLeft: title,
  watermark: '',
  headerRight: '',
  footerLeft: '',
});
