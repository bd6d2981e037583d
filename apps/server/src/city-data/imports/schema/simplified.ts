import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 'tw', to: 'cn' });

/** Traditional characters as simplified ones, so that names and words of files are recognised in both. */
export const simplified = (text: string): string => convert(text);
