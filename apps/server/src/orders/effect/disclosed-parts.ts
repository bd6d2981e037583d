import { isTooFew } from '@ooh/measurement/minimum-cell';

/**
 * Which parts of a known total may be disclosed. A part based on fewer panel persons than the minimum cell is
 * withheld; where the withheld ones together are still fewer, they could be computed by subtraction, so the
 * smallest of the others is withheld too. Empty parts disclose nothing and are shown.
 */
export function disclosedTogether(panelPersons: readonly number[], minimumCell: number): boolean[] {
  const shown = panelPersons.map((count) => !isTooFew(count, minimumCell));
  let hidden = panelPersons.reduce((sum, count, i) => sum + (shown[i] ? 0 : count), 0);
  while (isTooFew(hidden, minimumCell)) {
    let smallest = -1;
    panelPersons.forEach((count, i) => {
      if (shown[i] && count > 0 && (smallest < 0 || count < panelPersons[smallest])) smallest = i;
    });
    if (smallest < 0) break;
    shown[smallest] = false;
    hidden += panelPersons[smallest];
  }
  return shown;
}
