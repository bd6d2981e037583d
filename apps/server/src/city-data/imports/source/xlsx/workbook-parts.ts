import { posix } from 'node:path';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ZipArchive } from '../zip-entries.ts';
import type { ZipEntry } from '../zip-directory.ts';
import { storedText, styleOfFormat, type NumberStyle } from './cell-text.ts';
import { xmlScanner, type Attributes, type XmlListener } from './xml-scanner.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly relation: string;
}

export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly dateSystem: 1900 | 1904;
  /** Part of a sheet or of what the workbook refers to, by the id of its relation or the end of its type. */
  part(idOrType: string): ZipEntry | undefined;
}

const stringLimit = 4_000_000;
const stringCharacters = 40_000_000;

/** Passes a part of an archive to a listener, to its end. */
export async function readPart(archive: ZipArchive, entry: ZipEntry, listener: XmlListener): Promise<void> {
  const decoder = new TextDecoder('utf-8');
  const scanner = xmlScanner(listener);
  for await (const bytes of archive.read(entry)) scanner.push(decoder.decode(bytes, { stream: true }));
  scanner.push(decoder.decode());
  scanner.end();
}

const quiet = { close: () => undefined, text: () => undefined };

/** The tags of a part with one of the names, with their attributes. */
async function eachTag(
  archive: ZipArchive,
  entry: ZipEntry,
  names: readonly string[],
  take: (name: string, attributes: Attributes) => void,
): Promise<void> {
  const open = (name: string, attributes: Attributes): void => {
    if (names.includes(name)) take(name, attributes);
  };
  await readPart(archive, entry, { ...quiet, open });
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** What a part refers to; targets are names of entries. */
async function relationsOf(archive: ZipArchive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const path = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const entry = archive.entries.find(({ name }) => name === path);
  const relations: Relation[] = [];
  if (!entry) return relations;
  await eachTag(archive, entry, ['Relationship'], (_name, attribute) => {
    const [target, type] = [attribute('Target'), attribute('Type')];
    relations.push({
      id: attribute('Id'),
      type: type.slice(type.lastIndexOf('/') + 1),
      target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    });
  });
  return relations;
}

/** The sheets of a workbook and where its parts are. Refuses archives that are none. */
export async function readWorkbook(archive: ZipArchive): Promise<Workbook> {
  const entryOf = (name: string | undefined): ZipEntry | undefined =>
    archive.entries.find((entry) => entry.name === name);
  if (archive.entries.some(({ name }) => name.endsWith('workbook.bin')))
    throw new AppError('refused', '此文件是二进制 Excel 工作簿（.xlsb），请另存为 .xlsx');
  const root = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target;
  const book = entryOf(root) ?? entryOf('xl/workbook.xml');
  if (!book) throw new AppError('refused', '压缩包不是 Excel 工作簿（缺少 xl/workbook.xml）');
  const sheets: WorkbookSheet[] = [];
  let dateSystem: 1900 | 1904 = 1900;
  await eachTag(archive, book, ['sheet', 'workbookPr'], (name, attribute) => {
    if (name === 'workbookPr') dateSystem = /^(1|true)$/.test(attribute('date1904')) ? 1904 : 1900;
    else
      sheets.push({
        name: attribute('name'),
        isHidden: /hidden/i.test(attribute('state')),
        relation: attribute('id'),
      });
  });
  const relations = await relationsOf(archive, book.name);
  return {
    sheets,
    dateSystem,
    part: (wanted) => entryOf(relations.find(({ id, type }) => id === wanted || type === wanted)?.target),
  };
}

/** How numbers are written, by the number of a cell's style. */
export async function readStyles(archive: ZipArchive, book: Workbook): Promise<NumberStyle[]> {
  const entry = book.part('styles');
  if (!entry) return [];
  const formats = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isOfCells = false;
  await readPart(archive, entry, {
    ...quiet,
    open(name, attribute) {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode'));
      if (name === 'cellXfs') isOfCells = true;
      const id = name === 'xf' && isOfCells ? Number(attribute('numFmtId')) : null;
      if (id !== null) styles.push(styleOfFormat(id, formats.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** The texts that cells share, by number. They are the only part that is held as a whole, and bounded. */
export async function readSharedStrings(archive: ZipArchive, book: Workbook): Promise<string[]> {
  const entry = book.part('sharedStrings');
  const strings: string[] = [];
  if (!entry) return strings;
  let [text, characters, isText, isPhonetic] = ['', 0, false, false];
  await readPart(archive, entry, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      strings.push(storedText(text).trim());
      characters += text.length;
      if (strings.length > stringLimit || characters > stringCharacters)
        throw new AppError('refused', '工作簿的文字过多，请拆分或另存为 CSV 后导入');
    },
  });
  return strings;
}
