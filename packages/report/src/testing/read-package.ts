import { crc32, inflateRawSync } from 'node:zlib';

/** Parts of an office package by path, with the modification words of each zip entry. */
export interface OpenedPackage {
  readonly parts: Map<string, string>;
  readonly entryTimes: number[];
  /** A part as bytes: a picture, an embedded workbook. */
  bytesOf(path: string): Uint8Array;
}

/** Reads a zip by its central directory, checking every entry's CRC. */
export function openPackage(bytes: Uint8Array): OpenedPackage {
  const buffer = Buffer.from(bytes);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = buffer.readUInt16LE(end + 10);
  let at = buffer.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  const raw = new Map<string, Uint8Array>();
  const entryTimes: number[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (buffer.readUInt32LE(at) !== 0x02014b50) throw new Error('central directory broken');
    const method = buffer.readUInt16LE(at + 10);
    entryTimes.push(buffer.readUInt32LE(at + 12));
    const crc = buffer.readUInt32LE(at + 16);
    const size = buffer.readUInt32LE(at + 20);
    const nameLength = buffer.readUInt16LE(at + 28);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
    const local = buffer.readUInt32LE(at + 42);
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const packed = buffer.subarray(start, start + size);
    const data = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(data) !== crc) throw new Error(`CRC of ${name}`);
    if (parts.has(name)) throw new Error(`part twice: ${name}`);
    parts.set(name, data.toString('utf8'));
    raw.set(name, data);
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  const bytesOf = (path: string): Uint8Array => {
    const found = raw.get(path);
    if (found === undefined) throw new Error(`missing part: ${path}`);
    return found;
  };
  return { parts, entryTimes, bytesOf };
}

export interface XmlElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** The trees of XML parts by path, each parsed once. Throws where there is no such part. */
export function treesOf(parts: ReadonlyMap<string, string>): (path: string) => XmlElement {
  const trees = new Map<string, XmlElement>();
  return (path) => {
    const known = trees.get(path);
    if (known !== undefined) return known;
    const text = parts.get(path);
    if (text === undefined) throw new Error(`missing part: ${path}`);
    const tree = parseXml(text);
    trees.set(path, tree);
    return tree;
  };
}

/** A strict parser for the XML of such packages: throws on anything not well formed or not legal in XML 1.0. */
export function parseXml(source: string): XmlElement {
  // oxlint-disable-next-line no-control-regex -- exactly the characters XML 1.0 forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source))
    throw new Error('illegal character');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  const token = /<\?[^>]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let match: RegExpExecArray | null;
  let at = 0;
  while (at < source.length && (match = token.exec(source))) {
    at = token.lastIndex;
    const [, closing, opening, attributeText, selfClosing, text] = match;
    const top = stack[stack.length - 1];
    if (text !== undefined) top.text += decode(text);
    else if (closing !== undefined) {
      if (top.name !== closing) throw new Error(`</${closing}> closes <${top.name}>`);
      stack.pop();
    } else if (opening !== undefined) {
      const attributes: Record<string, string> = {};
      for (const [, name, value] of attributeText.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
        if (name in attributes) throw new Error(`attribute twice: ${name}`);
        attributes[name] = decode(value);
      }
      const element: XmlElement = { name: opening, attributes, children: [], text: '' };
      top.children.push(element);
      if (selfClosing === '') stack.push(element);
    }
  }
  if (at < source.length) throw new Error(`not well formed at ${at}: ${source.slice(at, at + 60)}`);
  if (stack.length !== 1 || root.children.length !== 1) throw new Error('unbalanced document');
  return root.children[0];
}

function decode(text: string): string {
  return text.replace(/&(#x?[0-9a-fA-F]+|\w+);|&/g, (whole, entity: string | undefined) => {
    if (entity === undefined) throw new Error('bare ampersand');
    if (entity.startsWith('#x')) return String.fromCodePoint(Number.parseInt(entity.slice(2), 16));
    if (entity.startsWith('#')) return String.fromCodePoint(Number(entity.slice(1)));
    const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    if (!(entity in named)) throw new Error(`unknown entity ${whole}`);
    return named[entity];
  });
}

/** The first child of that name, or an error. */
export function child(element: XmlElement, name: string): XmlElement {
  const found = element.children.find((item) => item.name === name);
  if (!found) throw new Error(`<${element.name}> has no <${name}>`);
  return found;
}
