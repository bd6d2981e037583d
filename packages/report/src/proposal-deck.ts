import { argumentSlides } from './proposal-argument.ts';
import { creativeSlides } from './creative-slides.ts';
import { deckOf } from './deck-pages.ts';
import type { PresentationDraft } from './slide-draft.ts';
import { writePresentation } from './presentation-writer.ts';
import { appendixSlides } from './proposal-appendix.ts';
import { monitoringSlide, nextStepsSlide } from './proposal-closing.ts';
import { costSlide, partsBy, partsSlides, twofoldSlides } from './proposal-cost.ts';
import type { ProposalDocument } from './proposal-document.ts';
import { efficiencySlides, reachSlides, weeklySlides } from './proposal-effect.ts';
import { answerSlide, audienceSlide, proposalCover } from './proposal-opening.ts';
import { mapSlides, pictureSlides } from './proposal-places.ts';
import { scheduleSlide } from './proposal-schedule.ts';
import { whySlides } from './proposal-why.ts';
import { slidePdf } from './slide-pdf.ts';

/** The pages of 投放方案, from the answer to the next step; what has no data is left out and named in the appendix. */
export function proposalPages(proposal: ProposalDocument): PresentationDraft {
  const { plan, effects, services } = proposal;
  const { header, totals, lines } = plan;
  const cities = partsBy(lines, (line) => line.cityName);
  const media = partsBy(lines, (line) => line.medium);
  const areas = cities.length === 1 ? partsBy(lines, (line) => `${line.medium} ${line.form}`) : cities;
  const areaName = cities.length === 1 ? '媒体形式' : '城市';
  return deckOf(header, '投放方案', [
    proposalCover(proposal, media),
    answerSlide(proposal, media),
    ...audienceSlide(proposal),
    ...mapSlides(proposal),
    ...pictureSlides(proposal),
    ...creativeSlides(proposal.works),
    ...reachSlides(proposal),
    ...weeklySlides(effects),
    ...(media.length > 1 && cities.length > 1
      ? twofoldSlides(cities, media, totals.netFen)
      : areas.length > 1
        ? partsSlides(`${areaName}分布：${areas[0].name}净价最高`, areaName, areas, totals.netFen)
        : []),
    scheduleSlide(plan),
    costSlide(plan, services),
    ...efficiencySlides(effects),
    ...whySlides(proposal),
    monitoringSlide(proposal),
    nextStepsSlide(proposal),
    ...argumentSlides(proposal),
    ...appendixSlides(proposal),
  ]);
}

/** 投放方案 as an editable .pptx file. */
export const proposalDeck = (proposal: ProposalDocument): Promise<Uint8Array> =>
  writePresentation(proposalPages(proposal));

/** The same pages as PDF. */
export const proposalPdf = (proposal: ProposalDocument): Uint8Array => slidePdf(proposalPages(proposal));
