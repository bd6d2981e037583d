import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ByteSource } from '../byte-source.ts';
import { decodedText, detectEncoding } from '../detect-encoding.ts';
import { openZip, isZip } from '../zip-entries.ts';
import { heldBytes } from './held-bytes.ts';

const depthLimit = 60;

/** Whether a text begins as KML does. */
export const isKmlText = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<kml[\s>]/i.test(text);

/** The KML of a source: itself, or the document of a KMZ. */
async function kmlText(source: ByteSource): Promise<string> {
  let chunks = source.chunks();
  if (await isZip(source)) {
    const archive = await openZip(source);
    const documents = archive.entries.filter(({ name }) => /\.kml$/i.test(name));
    const main = documents.find(({ name }) => /(^|\/)doc\.kml$/i.test(name)) ?? documents[0];
    if (main === undefined || (documents.length > 1 && !/(^|\/)doc\.kml$/i.test(main.name)))
      throw new AppError('refused', 'KMZ 中应有一个 KML 文件');
    chunks = archive.read(main);
  }
  const bytes = await heldBytes(chunks, 'KML ');
  const held: ByteSource = {
    byteCount: bytes.byteLength,
    async *chunks() {
      yield bytes;
    },
  };
  const encoding = await detectEncoding(held);
  if (encoding === null) throw new AppError('refused', '无法识别 KML 的文字编码');
  let text = '';
  for await (const part of decodedText(held, encoding)) text += part;
  return text;
}

/** Refuses what a parser must not be given: types and entities of the document's own, and elements nested too deep. */
function assertPlainXml(text: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new AppError('refused', 'KML 中有自定义的文档类型或实体，已拒绝');
  let depth = 0;
  for (const [, close, , selfClose] of text.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^<>]*?(\/?)>/g)) {
    if (close) depth--;
    else if (!selfClose) depth++;
    if (depth > depthLimit) throw new AppError('refused', `KML 嵌套超过 ${depthLimit} 层，已拒绝`);
  }
}

/** The placemarks of a KML or KMZ as GeoJSON. */
export async function kmlFeatures(source: ByteSource): Promise<Buffer> {
  const text = await kmlText(source);
  assertPlainXml(text);
  let features: unknown[];
  let line: number | undefined;
  try {
    const parser = new DOMParser({
      onError: (level, message, context: { readonly locator?: { readonly lineNumber?: number } }) => {
        if (level === 'warning') return;
        line ??= context.locator?.lineNumber;
        throw new SyntaxError(message);
      },
    });
    ({ features } = kml(parser.parseFromString(text, 'text/xml'), { skipNullGeometry: true }));
  } catch {
    const where = line === undefined ? '' : `（第 ${line} 行附近）`;
    throw new AppError('refused', `KML 不是有效的 XML${where}，请重新导出`);
  }
  if (features.length === 0) throw new AppError('refused', 'KML 中没有带坐标的地标（Placemark）');
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
}
