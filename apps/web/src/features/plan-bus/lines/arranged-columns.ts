import { lineColumns } from './line-columns.tsx';

/** Name under which the settings of the line table are kept. */
export const lineTable = 'plan-bus-lines';

/** The columns as the settings of a table take them. */
export const arrangedColumns = lineColumns.map((column) => ({ ...column, isFixed: column.isFixed === true }));
