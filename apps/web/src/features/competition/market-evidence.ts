import type { CompetitorBasis, FigureSentence } from '@ooh/contract/domain/competitor';
import type { EvidenceInput } from '@ooh/contract/domain/strategy-draft';
import type { BlankCell } from './blank-cells.ts';

interface About {
  readonly basis: CompetitorBasis;
  /** Address of the page as it is. */
  readonly href: string;
  /** Cities of the filter. */
  readonly cityCodes: readonly string[];
}

const screen = '/strategy/competition';
const basisOf = ({ note, startMonth, endMonth }: CompetitorBasis) =>
  `${note}；${startMonth ?? '—'} 至 ${endMonth ?? '—'}`;

/** A sentence of the market as a finding of a draft. */
export const sentenceEvidence = (
  { text, figures }: FigureSentence,
  n: number,
  { basis, href, cityCodes }: About,
): EvidenceInput => ({
  screen,
  title: `竞品洞察 ${n + 1}`,
  sentence: text,
  figures: figures.slice(0, 12).map(({ name, value, unit }) => ({ name, value, unit, nature: '估算' })),
  basis: basisOf(basis),
  address: href,
  cityCodes: cityCodes.slice(0, 60),
});

/** A cell that the own brand leaves out as a finding of a draft. */
export const blankEvidence = (cell: BlankCell, { basis, href }: About): EvidenceInput => ({
  screen,
  title: `空白：${cell.cityName}${cell.mediumName}`,
  sentence: `${cell.cityName}${cell.mediumName}：${cell.reason}。`,
  figures: [
    { name: '行业花费', value: cell.marketFen / 100, unit: '元', nature: '估算' },
    { name: '本品牌花费', value: 0, unit: '元', nature: '估算' },
  ],
  basis: basisOf(basis),
  address: href,
  cityCodes: [cell.cityCode],
  mediumIds: [cell.mediumId],
});
