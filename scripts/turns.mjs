// Which test files take turns. `npm test` runs the files that are in no turn and those of one turn, which follows from
// the commit, so that a commit is always tested alike. `npm run test:all`, and a run that names a part, run every file.
// In turns are details of single screens, kinds of files and models, and every second page; the main jobs, the rules of
// permission and disclosure, and one figure everywhere are tested by every run.
import { execFileSync } from 'node:child_process';

export const turns = 10;

/** Long ones first: the turns take them one after the other. */
export const filesInTurns = {
  unit: [
    'apps/server/src/disclosure/strict/attack/attacks.test.ts',
    'apps/server/src/city-data/basemap/build-basemap.test.ts',
    'apps/server/src/city-data/streets/city-streets.test.ts',
    'apps/server/src/demo/validation/foreign-names.test.ts',
    'apps/server/src/demo/validation/validation.test.ts',
    'packages/streets/src/lay-streets.test.ts',
    'packages/planning/src/checker/joint/joint-bound.test.ts',
    'packages/planning/src/least-purchase.test.ts',
    'packages/planning/src/search/annealing.test.ts',
    'packages/planning/src/checker/joint/joint-rows.test.ts',
    'packages/planning/src/select-rates.test.ts',
    'packages/planning/src/mix/mix.test.ts',
    'apps/server/src/planning/pack/read-hashed-ids.test.ts',
    'packages/city/src/people.test.ts',
    'packages/planning/src/proved-optimal.test.ts',
    'packages/planning/src/line-prices.test.ts',
    'packages/planning/src/bound/joint/first-order.test.ts',
    'apps/server/src/disclosure/strict/privacy-accounting.test.ts',
    'apps/server/src/disclosure/strict/rounded-gaussian.test.ts',
    'packages/report/src/schedule-workbook-plans.test.ts',
    'apps/server/src/administration/backup/sealed-chunks.test.ts',
    'apps/server/src/city-data/streets/keep-streets-ready.test.ts',
    'apps/server/src/measurement/engine/model-file.test.ts',
    'packages/measurement/src/effect/matched-effect.test.ts',
    'packages/measurement/src/panel/mixed-rows.test.ts',
    'packages/city/src/city-centres.test.ts',
    'packages/people/src/lines/street-ways.test.ts',
    'packages/geo/src/circle-cover.test.ts',
    'apps/server/src/city-data/basemap/write-archive.test.ts',
    'apps/server/src/city-data/imports/kinds/bus-lines/gtfs/gtfs.test.ts',
  ],
  server: [
    'apps/server/src/commands/import.test.ts',
    'apps/server/src/demo/small-demo.test.ts',
    'apps/server/src/administration/imports/export-release.test.ts',
    'apps/server/src/api/every-endpoint-stripped.test.ts',
    'apps/server/src/api/every-endpoint-difference.test.ts',
    'apps/server/src/one-place-a-rule.test.ts',
    'apps/server/src/demo/simulation/panel.test.ts',
    'apps/server/src/administration/backup/backup.test.ts',
    'apps/server/src/administration/imports/position-updates.test.ts',
    'apps/server/src/administration/imports/mutations-writings.test.ts',
    'apps/server/src/demo/deepen-job.test.ts',
    'apps/server/src/crash.test.ts',
    'apps/server/src/demo/seed-cities.test.ts',
    'apps/server/src/orders/combination/combination.test.ts',
    'apps/server/src/demo/simulation/imported-populations.test.ts',
    'apps/server/src/demo/demo-as-run.test.ts',
    'apps/server/src/planning/plan/foreign-ids.test.ts',
    'apps/server/src/administration/imports/import-bus-lines.test.ts',
    'apps/server/src/demo/simulation/passages.test.ts',
    'apps/server/src/documents/defence/defence.test.ts',
    'apps/server/src/administration/imports/mutations-damage.test.ts',
    'apps/server/src/demo/validation/bus-contacts.test.ts',
    'apps/server/src/city-data/imports/kinds/panel/panel-updates.test.ts',
    'apps/server/src/administration/imports/record-updates.test.ts',
    'apps/server/src/city-data/imports/kinds/panel/panel-import.test.ts',
    'apps/server/src/administration/imports/fact-updates.test.ts',
    'apps/server/src/administration/imports/reading-choices.test.ts',
    'apps/server/src/administration/imports/import-real-files.test.ts',
    'apps/server/src/documents/shared-outlook.test.ts',
    'apps/server/src/administration/imports/bad-files.test.ts',
    'apps/server/src/disclosure/strict/city-differencing.test.ts',
    'apps/server/src/planning/bus-plan/insight/insight.test.ts',
    'apps/server/src/administration/imports/import-kinds.test.ts',
    'apps/server/src/api/v1/reports/closing-report.test.ts',
    'apps/server/src/administration/imports/position-details.test.ts',
    'apps/server/src/administration/unattended/imports-while-planning.test.ts',
    'apps/server/src/documents/workbooks.test.ts',
    'apps/server/src/documents/certificate-document.test.ts',
    'apps/server/src/documents/defence/area-plan-defence.test.ts',
    'apps/server/src/planning/bus-plan/free-vehicles.test.ts',
    'apps/server/src/documents/order-documents.test.ts',
    'apps/server/src/planning/bus-plan/delivery.test.ts',
    'apps/server/src/planning/pack-import/crowd-packs-import.test.ts',
    'apps/server/src/orders/order/match-detail.test.ts',
    'apps/server/src/planning/area-plan/choose-faces.test.ts',
    'apps/server/src/orders/optimise/adopt-and-measure.test.ts',
    'apps/server/src/planning/area-plan/spread-plan.test.ts',
    'apps/server/src/orders/man-land/outcome.test.ts',
    'apps/server/src/planning/bus-plan/line-weights/line-weights.test.ts',
    'apps/server/src/demo/simulation/lines-first-or-last.test.ts',
  ],
  e2e: [
    'e2e/smart-select.e2e.ts',
    'e2e/map-kinds.e2e.ts',
    'e2e/combination.e2e.ts',
    'e2e/keyboard.e2e.ts',
    'e2e/order-views.e2e.ts',
    'e2e/order-deliverables.e2e.ts',
    'e2e/card-states.e2e.ts',
    'e2e/map-workbench.e2e.ts',
    'e2e/map-ground.e2e.ts',
    'e2e/order-mode.e2e.ts',
    'e2e/order-discount.e2e.ts',
    'e2e/order-conflicts.e2e.ts',
    'e2e/order-media.e2e.ts',
    'e2e/order-cities.e2e.ts',
    'e2e/effect.e2e.ts',
    'e2e/errors.e2e.ts',
    'e2e/optimise.e2e.ts',
    'e2e/media-forms.e2e.ts',
    'e2e/places.e2e.ts',
    'e2e/base-maps.e2e.ts',
    'e2e/four-eyes.e2e.ts',
    'e2e/order-settlement.e2e.ts',
    'e2e/order-expiry.e2e.ts',
    'e2e/company-sign-in.e2e.ts',
    'e2e/bus-report.e2e.ts',
    'e2e/standards.e2e.ts',
    'e2e/plan-bus-window.e2e.ts',
    'e2e/order-answer.e2e.ts',
    'e2e/city-vision.e2e.ts',
    'e2e/business-districts.e2e.ts',
    'e2e/import-daily.e2e.ts',
    'e2e/import-templates.e2e.ts',
    'e2e/two-editors.e2e.ts',
    'e2e/competition.e2e.ts',
    'e2e/order-man-land.e2e.ts',
    'e2e/order-locking.e2e.ts',
    'e2e/strategy-draft.e2e.ts',
    'e2e/data-out-and-in.e2e.ts',
    'e2e/people.e2e.ts',
    'e2e/crowd-packs.e2e.ts',
    'e2e/import-crowd-packs.e2e.ts',
    'e2e/city-base.e2e.ts',
    'e2e/entry-weight.e2e.ts',
    'e2e/basket.e2e.ts',
    'e2e/order-replace.e2e.ts',
    'e2e/defence.e2e.ts',
  ],
};

/** The turn of a place in a list, back and forth (0, 1, 2, 2, 1, 0, 0 …), so that no turn has the longest of each round. */
function turnOfPlace(place) {
  const inRound = place % turns;
  return Math.floor(place / turns) % 2 === 0 ? inRound : turns - 1 - inRound;
}

/** Where the first turn of a project begins: the longest files of two projects fall into different turns. */
const firstTurn = { unit: 7, server: 5, e2e: 0 };

/** The files that a turn leaves to the others. */
export const restingFiles = (turn) =>
  Object.entries(filesInTurns).flatMap(([project, files]) =>
    files.filter((_, place) => (turnOfPlace(place) + firstTurn[project]) % turns !== turn),
  );

/** The turn of a commit, by its hash. */
export const turnOfCommit = (hash) => Number.parseInt(hash.slice(0, 8), 16) % turns;

/** The turn of the commit that a checkout stands on; 0 where there is none. */
export function turnOfCheckout(root) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return turnOfCommit(execFileSync('git', ['rev-parse', 'HEAD'], options));
  } catch {
    return 0;
  }
}
