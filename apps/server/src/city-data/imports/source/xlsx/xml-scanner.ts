import { SaxesParser } from 'saxes';
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

/** Characters of one tag or text: saxes holds it until it ends. */
const pieceLimit = 4 * 1024 * 1024;
const depthLimit = 60;

const damaged = (reason: string): AppError => new AppError('refused', `工作簿已损坏：${reason}`);

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributesOf(attributes: Readonly<Record<string, string>>): Attributes {
  return (name) =>
    attributes[name] ??
    Object.entries(attributes).find(([prefixed]) => bareName(prefixed) === name)?.[1] ??
    '';
}

/**
 * Reads XML as it arrives, holding one tag or text at a time. Refuses document types (and with them entities of its
 * own), pieces over 4 MB, nesting over 60 deep, and what is not well-formed.
 */
export function xmlScanner(listener: XmlListener): XmlScanner {
  const parser = new SaxesParser();
  let depth = 0;
  let heldCharacters = 0;
  parser.on('error', (error) => {
    const line = /^(\d+):/.exec(error.message)?.[1];
    throw damaged(line === undefined ? 'XML 格式有误' : `XML 第 ${line} 行格式有误`);
  });
  parser.on('doctype', () => {
    throw new AppError('refused', '工作簿含有文档类型声明，已拒绝');
  });
  parser.on('opentag', ({ name, attributes }) => {
    heldCharacters = 0;
    if (++depth > depthLimit) throw damaged('嵌套过深');
    listener.open(bareName(name), attributesOf(attributes));
  });
  parser.on('closetag', ({ name }) => {
    heldCharacters = 0;
    depth--;
    listener.close(bareName(name));
  });
  parser.on('text', (text) => listener.text(text));
  parser.on('cdata', (text) => listener.text(text));
  return {
    push(text) {
      parser.write(text);
      heldCharacters += text.length;
      if (heldCharacters > pieceLimit) throw damaged('单个单元格过长');
    },
    end() {
      if (depth > 0) throw damaged('文件在此处中断');
      parser.close();
    },
  };
}
