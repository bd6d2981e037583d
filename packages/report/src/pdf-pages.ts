import { zlibSync } from 'fflate';
import { pdfDate, propertyText, type PdfProperties } from './pdf-file.ts';
import type { PdfPicture } from './pdf-picture.ts';
import { slideHeight, slideWidth } from './slide-draft.ts';

export interface PdfResources {
  readonly pictures: readonly { readonly name: string; readonly picture: PdfPicture }[];
  /** In hundredths. */
  readonly opacities: readonly number[];
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Objects of a file under construction; their numbers count from 1. */
class Objects {
  readonly parts: Uint8Array[] = [ascii('%PDF-1.5\n')];
  readonly offsets: number[] = [];
  length = this.parts[0].length;

  #put(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  /** Writes an object and returns its number. */
  add(dictionary: string, stream?: Uint8Array): number {
    this.offsets.push(this.length);
    const head = stream === undefined ? dictionary : `<<${dictionary}/Length ${stream.length}>>`;
    this.#put(ascii(`${this.offsets.length} 0 obj\n${head}\n`));
    if (stream !== undefined) {
      this.#put(ascii('stream\n'));
      this.#put(stream);
      this.#put(ascii('\nendstream\n'));
    }
    this.#put(ascii('endobj\n'));
    return this.offsets.length;
  }

  bytes(root: number, info: number): Uint8Array {
    const table = this.offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = this.offsets.length + 1;
    const start = this.length;
    this.#put(
      ascii(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root ${root} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

/** A sans Chinese font by name, as on slides; readers without it take their own. The Latin fonts are in every reader. */
function addFonts(objects: Objects): string {
  const descriptor = objects.add(
    '<</Type/FontDescriptor/FontName/MicrosoftYaHei/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 730/StemV 80>>',
  );
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/MicrosoftYaHei/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/FontDescriptor ${descriptor} 0 R>>`,
  );
  const chinese = objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont/MicrosoftYaHei/Encoding/UniGB-UTF16-H/DescendantFonts[${descendant} 0 R]>>`,
  );
  const latin = (name: string): number =>
    objects.add(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`);
  return `/F1 ${chinese} 0 R/F2 ${latin('Helvetica')} 0 R/F3 ${latin('Helvetica-Bold')} 0 R`;
}

function addPicture(objects: Objects, { dictionary, bytes, mask }: PdfPicture): number {
  const masked = mask === null ? '' : `/SMask ${addPicture(objects, mask)} 0 R`;
  return objects.add(`${dictionary}${masked}`, bytes);
}

/** Writes pages of 16:9 with fonts F1–F3, pictures and opacities by name. */
export function picturesPdf(
  pages: readonly string[],
  { pictures, opacities }: PdfResources,
  { title, author, keywords, issuedAt }: PdfProperties,
): Uint8Array {
  const objects = new Objects();
  const fonts = addFonts(objects);
  const images = pictures.map(({ name, picture }) => `/${name} ${addPicture(objects, picture)} 0 R`).join('');
  const states = opacities.map((hundredths) => `/G${hundredths}<</ca ${hundredths / 100}>>`).join('');
  const resources = objects.add(`<</Font<<${fonts}>>/XObject<<${images}>>/ExtGState<<${states}>>>>`);
  const contents = pages.map((content) => objects.add('/Filter/FlateDecode', zlibSync(ascii(content))));
  // The pages name their parent, which follows them.
  const parent = objects.offsets.length + pages.length + 1;
  const kids = contents.map((content) =>
    objects.add(
      `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${slideWidth} ${slideHeight}]/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    ),
  );
  objects.add(`<</Type/Pages/Count ${pages.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`);
  const root = objects.add(`<</Type/Catalog/Pages ${parent} 0 R/Lang(zh-CN)>>`);
  const info = objects.add(
    `<</Title${propertyText(title)}/Author${propertyText(author)}${keywords === undefined ? '' : `/Keywords${propertyText(keywords)}`}/CreationDate${pdfDate(issuedAt)}>>`,
  );
  return objects.bytes(root, info);
}
