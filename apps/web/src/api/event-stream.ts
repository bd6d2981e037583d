export interface ServerEvent {
  readonly id: string | undefined;
  readonly name: string;
  readonly data: string;
}

/**
 * Splits a server-sent event stream. Feed it decoded text in any pieces; it returns the events that have
 * become complete. Comment lines and events without data are skipped, as the HTML standard asks.
 */
export function createEventSplitter(): (piece: string) => ServerEvent[] {
  let pending = '';
  return (piece) => {
    pending += piece;
    const events: ServerEvent[] = [];
    for (let end = /\r\n\r\n|\n\n|\r\r/.exec(pending); end; end = /\r\n\r\n|\n\n|\r\r/.exec(pending)) {
      const event = parseEvent(pending.slice(0, end.index));
      if (event) events.push(event);
      pending = pending.slice(end.index + end[0].length);
    }
    return events;
  };
}

function parseEvent(block: string): ServerEvent | undefined {
  const data: string[] = [];
  let name = 'message';
  let id: string | undefined;
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
    if (field === 'id') id = value;
  }
  return data.length === 0 ? undefined : { id, name, data: data.join('\n') };
}
