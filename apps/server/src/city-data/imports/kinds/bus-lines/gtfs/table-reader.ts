/** One record of a GTFS table: value of a column, '' when the table has no such column. */
export type Cells = (column: string) => string;

export interface TableReader {
  push(text: string, isEnd: boolean): void;
}

const lineLimit = 1024 * 1024;

/**
 * Reads a GTFS table (RFC 4180, first line is the header) as text arrives. `onRecord` gets each record with
 * its number, 1 = first below the header. Records longer than 1 MB end the table.
 */
export function tableReader(onRecord: (cells: Cells, row: number) => void): TableReader {
  let [rest, row] = ['', 0];
  let header: Map<string, number> | null = null;
  const take = (line: string): void => {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (text.trim() === '') return;
    const fields = fieldsOf(text);
    if (!header) {
      header = new Map(fields.map((name, index) => [name.trim().replace(/^\uFEFF/, ''), index]));
      return;
    }
    const columns = header;
    row++;
    onRecord((column) => (fields[columns.get(column) ?? -1] ?? '').trim(), row);
  };
  return {
    push(text, isEnd) {
      rest += text;
      let start = 0;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', end + 1)) {
        const line = rest.slice(start, end);
        // A line break inside quotes belongs to the record.
        if (line.includes('"') && line.split('"').length % 2 === 0 && line.length < lineLimit) continue;
        take(line);
        start = end + 1;
      }
      rest = rest.slice(start);
      if (!isEnd && rest.length < lineLimit) return;
      take(rest);
      rest = '';
    },
  };
}

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields: string[] = [];
  let [field, isQuoted] = ['', false];
  for (let i = 0; i < line.length; i++) {
    const mark = line[i];
    if (mark === '"' && isQuoted && line[i + 1] === '"') field += line[++i];
    else if (mark === '"') isQuoted = !isQuoted;
    else if (mark === ',' && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += mark;
  }
  fields.push(field);
  return fields;
}
