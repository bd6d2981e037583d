import { unzlibSync } from 'fflate';

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Dashes of the Latin fonts' code page. */
const dashes: Readonly<Record<number, string>> = { 0x96: '–', 0x97: '—' };
const latinLetter = (code: number): string => dashes[code] ?? String.fromCharCode(code);

/** Text of every page of a PDF of slides, in the order of its pages. */
export function readPdfText(file: Uint8Array): string[] {
  const text = latin1(file);
  return [...text.matchAll(/<<\/Filter\/FlateDecode\/Length (\d+)>>\nstream\n/g)].map(
    ({ 0: head, 1: length, index }) => {
      const from = index + head.length;
      const drawn = latin1(unzlibSync(file.slice(from, from + Number(length))));
      // Chinese is written as UTF-16, Latin and figures as octal codes.
      return [...drawn.matchAll(/<([0-9a-f]+)> Tj|\(((?:\\\d{3})*)\) Tj/g)]
        .map(([, chinese, latin]) =>
          chinese === undefined
            ? latin.replace(/\\(\d{3})/g, (_, code: string) => latinLetter(Number.parseInt(code, 8)))
            : chinese.replace(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))),
        )
        .join('');
    },
  );
}
