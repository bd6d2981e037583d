import { competitorGroup } from '@ooh/contract/domain/competitor';
import { blankCells } from '@ooh/contract/domain/competitor-blanks';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { NamedBrand } from '../../reference/brand/brand-names.ts';
import { readMarket, type Market, type MarketQuestion } from './market.ts';
import { shareOfVoiceOf, type ShareOfVoiceCell } from './share-of-voice.ts';

const mostBlanks = 100;

/**
 * 空白机会 of a brand: cells of the cities and media that 竞品洞察 shows its reader. Screen and deck ask here, so both obey the
 * same grants and industry: that of the filter, else the brand's own.
 */
export async function readBlanks(
  db: Db,
  user: SignedInUser,
  own: NamedBrand,
  filter: Omit<MarketQuestion, 'brandIds'>,
): Promise<{ readonly market: Market; readonly industry: string; readonly blanks: ShareOfVoiceCell[] }> {
  const industry = filter.industry ?? own.industry;
  const question = { ...filter, industry, brandIds: [own.brandId] };
  const market = await readMarket(db, user, competitorGroup, question);
  const { cells } = await shareOfVoiceOf(db, market, own, []);
  return { market, industry, blanks: blankCells(cells).slice(0, mostBlanks) };
}
