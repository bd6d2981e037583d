import type { BusFacts } from './bus-report-facts.ts';
import { audience, cost, delivery, execution, exposure, frequency, weeks } from './bus-report-figures.ts';
import { Pages, type PageFrame } from './bus-report-frame.ts';
import { allLines, areas, districts, forms, photos, topLines } from './bus-report-places.ts';
import type { ReportPages } from './report-page.ts';

export function bodyPages(facts: BusFacts, frame: PageFrame): ReportPages {
  const to = new Pages(frame);
  for (const add of [
    delivery,
    execution,
    exposure,
    frequency,
    weeks,
    topLines,
    allLines,
    forms,
    districts,
    areas,
    audience,
    photos,
    cost,
  ])
    add(to, facts);
  return to;
}

export function cityPages(facts: BusFacts, frame: PageFrame): ReportPages {
  const to = new Pages(frame);
  for (const add of [exposure, topLines, forms, districts, areas]) add(to, facts);
  return to;
}
