import { AppError } from '../../../../platform/http/app-error.ts';

/** Receives the tags and texts of an XML document in order. Names come without their prefix. */
export interface XmlListener {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/** The value of an attribute by its name without prefix, '' when it is absent. */
export type Attributes = (name: string) => string;

export interface XmlScanner {
  push(text: string): void;
  /** Refuses a document that ends inside a tag or with elements open. */
  end(): void;
}

const pieceLimit = 4 * 1024 * 1024;
const depthLimit = 60;
/** A tag to its end; values in quotes may hold the mark that ends it. */
const tagPattern = /<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const damaged = (reason: string): AppError => new AppError('refused', `工作簿已损坏：${reason}`);

const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
        if (name !== undefined) return named[name as string] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex as string, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
      })
    : text;

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name) ?? new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, known);
  return known;
}

function attributesOf(tag: string): Attributes {
  return (name) => {
    const matched = patternOf(name).exec(tag);
    return matched ? unescaped(matched[1] ?? matched[2]) : '';
  };
}

/**
 * Reads XML as it arrives, holding one tag or text at a time. Refuses document types (and with them entities of its
 * own), pieces over 4 MB and nesting over 60 deep.
 */
export function xmlScanner(listener: XmlListener): XmlScanner {
  let rest = '';
  let depth = 0;

  /** Takes the markup at the beginning of the rest; its length, 0 while it is incomplete. */
  const markup = (at: number): number => {
    if (rest.startsWith('<!--', at)) return until('-->', at);
    if (rest.startsWith('<![CDATA[', at)) {
      const length = until(']]>', at);
      if (length > 0) listener.text(rest.slice(at + 9, at + length - 3));
      return length;
    }
    if (rest.startsWith('<?', at)) return until('?>', at);
    if (rest.startsWith('<!', at) && rest.length - at > 9)
      throw new AppError('refused', '工作簿含有文档类型声明，已拒绝');
    tagPattern.lastIndex = at;
    const tag = tagPattern.exec(rest)?.[0];
    if (tag === undefined) return 0;
    take(tag);
    return tag.length;
  };
  const until = (mark: string, at: number): number => {
    const end = rest.indexOf(mark, at);
    return end < 0 ? 0 : end + mark.length - at;
  };
  const take = (tag: string): void => {
    if (tag[1] === '/') {
      if (--depth < 0) throw damaged('标签不配对');
      return listener.close(bareName(tag.slice(2, -1).trim()));
    }
    const isEmpty = tag.endsWith('/>');
    const name = bareName(/^[^\s/>]+/.exec(tag.slice(1))?.[0] ?? '');
    listener.open(name, attributesOf(tag));
    if (isEmpty) return listener.close(name);
    if (++depth > depthLimit) throw damaged('嵌套过深');
  };

  return {
    push(text) {
      rest = rest === '' ? text : rest + text;
      let at = 0;
      for (;;) {
        const next = rest.indexOf('<', at);
        if (next < 0) break;
        if (next > at) {
          listener.text(unescaped(rest.slice(at, next)));
          at = next;
        }
        const length = markup(at);
        if (length === 0) break;
        at += length;
      }
      rest = rest.slice(at);
      if (rest.length > pieceLimit) throw damaged('单个单元格过长');
    },
    end() {
      if (depth > 0 || rest.trim() !== '') throw damaged('文件在此处中断');
    },
  };
}
