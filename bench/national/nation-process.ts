/**
 * Plans a country whose panel is in a file, and prints its time and memory as one line of JSON. A separate process, so
 * that its memory is that of planning and not of generating the data.
 *   node bench/national/nation-process.ts PANEL COSTS BUDGET_SHARE PASSES THREADS
 */
import { readFileSync } from 'node:fs';
import { openPanel, panelMemory } from '@ooh/measurement/panel/panel-image';
import { checkPanelCertificate } from '@ooh/planning/panel/check-panel-certificate';
import { cityParts } from '@ooh/planning/panel/city-parts';
import { planNational } from '@ooh/planning/panel/national-plan';
import {
  cityAccounts,
  cityTerms,
  panelTermsOf,
  type NationalTerms,
} from '@ooh/planning/panel/national-terms';
import { certifiedSelection } from '@ooh/planning/panel/panel-certificate';
import { contactRowsOf } from '@ooh/planning/panel/panel-rows';
import { openCityTeam } from './city-team.ts';

const [panelFile, costsFile, share, passes, threads] = process.argv.slice(2);
const bytes = readFileSync(panelFile);
const memory = panelMemory(bytes.length, 0);
new Uint8Array(memory.buffer).set(bytes);
const store = openPanel(memory);
const costs = new Float64Array(Uint8Array.from(readFileSync(costsFile)).buffer);

const began = performance.now();
const busyBefore = process.cpuUsage();
const moments: Record<string, number> = {};
const busy: Record<string, number> = {};
/** Notes the seconds since the beginning and those that processors worked, all threads together. */
const note = (moment: string): void => {
  if (moments[moment] !== undefined) return;
  const { user, system } = process.cpuUsage(busyBefore);
  moments[moment] = Math.round(performance.now() - began) / 1000;
  busy[moment] = Math.round((user + system) / 1000) / 1000;
};
const budget = Math.floor(Number(share) * costs.reduce((sum, cost) => sum + cost, 0));
const terms: NationalTerms = { costs, budget, k: 1 };
const parts = cityParts(store);
const accounts = cityAccounts(parts, terms);
const errands = parts.map((part, city) => ({ city, part, terms: cityTerms(accounts[city], terms) }));
const team = openCityTeam(store, errands, Number(threads));
const found = await planNational(team.desk, accounts, budget, {
  passes: Number(passes),
  onProgress: note,
});
note('planned');
await team.close();
const rows = contactRowsOf(store, terms.k, null);
const panelTerms = panelTermsOf(parts, terms);
const selection = certifiedSelection(rows, panelTerms, { ...found, seed: 1 });
note('certified');
const verdict = checkPanelCertificate(rows, panelTerms, selection.certificate);
note('checked');
console.log(
  JSON.stringify({
    pairs: rows.persons.length,
    universe: store.weights.reduce((sum, w) => sum + w, 0),
    chosenMedia: selection.media.length,
    value: selection.value,
    bound: selection.bound,
    gap: selection.gap,
    budgetUsed: selection.cost / budget,
    valid: verdict.valid,
    reasons: verdict.reasons,
    certificateBytes: JSON.stringify(selection.certificate).length,
    moments,
    busy,
    peakRssMebibytes: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
);
