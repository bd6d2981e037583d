import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { up as accounts } from './migrations/0001-accounts.ts';
import { up as jobs } from './migrations/0002-jobs.ts';
import { up as cityData } from './migrations/0003-city-data.ts';
import { up as smartSelect } from './migrations/0004-smart-select.ts';
import { up as mediaInventory } from './migrations/0005-media-inventory.ts';
import { up as imports } from './migrations/0006-imports.ts';
import { up as orders } from './migrations/0007-orders.ts';
import { up as orderRequests } from './migrations/0008-order-requests.ts';
import { up as effect } from './migrations/0009-effect.ts';
import { up as mediaLibrary } from './migrations/0011-media-library.ts';
import { up as competitor } from './migrations/0012-competitor.ts';
import { up as administration } from './migrations/0014-administration.ts';
import { up as makeGoods } from './migrations/0016-make-goods.ts';
import { up as orderSharing } from './migrations/0018-order-sharing.ts';
import { up as undoableImports } from './migrations/0019-undoable-imports.ts';
import { up as bookingChanges } from './migrations/0021-booking-changes.ts';
import { up as basket } from './migrations/0022-basket.ts';
import { up as areaPlanSummary } from './migrations/0023-area-plan-summary.ts';
import { up as planResults } from './migrations/0024-plan-results.ts';
import { up as areaMeasureReleases } from './migrations/0025-area-measure-releases.ts';
import { up as privacy } from './migrations/0026-privacy.ts';
import { up as ownBrands } from './migrations/0027-own-brands.ts';
import { up as leastPurchase } from './migrations/0028-least-purchase.ts';
import { up as creatives } from './migrations/0029-creatives.ts';
import { up as exports } from './migrations/0030-exports.ts';
import { up as notices } from './migrations/0031-notices.ts';
import { up as reportLayouts } from './migrations/0032-report-layouts.ts';
import { up as content } from './migrations/0036-content.ts';
import { up as certifiedSelection } from './migrations/0040-certified-selection.ts';
import { up as closingReports } from './migrations/0041-closing-reports.ts';
import { up as thirdPartyBasis } from './migrations/0042-third-party-basis.ts';
import { up as effectBoards } from './migrations/0043-effect-boards.ts';
import { up as opportunities } from './migrations/0044-opportunities.ts';
import { up as fieldWork } from './migrations/0047-field-work.ts';
import { up as packsAsAudiences } from './migrations/0056-packs-as-audiences.ts';
import { up as packFolders } from './migrations/0057-pack-folders.ts';
import { up as placeSets } from './migrations/0059-place-sets.ts';
import { up as strategyDrafts } from './migrations/0065-strategy-drafts.ts';
import { up as strategyOutcomes } from './migrations/0085-strategy-outcomes.ts';
import { up as opportunityKinds } from './migrations/0098-opportunity-kinds.ts';
import { up as pastPasswords } from './migrations/0102-past-passwords.ts';
import { up as clientAnswers } from './migrations/0103-client-answers.ts';
import { up as orderTransfers } from './migrations/0105-order-transfers.ts';
import { up as discountFloors } from './migrations/0106-discount-floors.ts';
import { up as defences } from './migrations/0108-defences.ts';
import { up as lineWeights } from './migrations/0109-line-weights.ts';
import { up as facesById } from './migrations/0112-faces-by-id.ts';
import { up as companySignIn } from './migrations/0113-company-sign-in.ts';
import { up as accountProposals } from './migrations/0114-account-proposals.ts';
import { up as dailyImports } from './migrations/0115-daily-imports.ts';
import { up as apiKeys } from './migrations/0120-api-keys.ts';
import { up as unattendedImports } from './migrations/0121-unattended-imports.ts';
import { up as templatesInUse } from './migrations/0122-templates-in-use.ts';
import { up as libraryCodes } from './migrations/0123-library-codes.ts';
import { up as districtPopulations } from './migrations/0124-district-populations.ts';
import { up as pendingAuditEntries } from './migrations/0126-pending-audit-entries.ts';
import { up as privacyFamilies } from './migrations/0125-privacy-families.ts';
import { up as calibratedContacts } from './migrations/0127-calibrated-contacts.ts';
import { up as rangeOfMixes } from './migrations/0128-range-of-mixes.ts';
import { up as orderFollowers } from './migrations/0111-order-followers.ts';
import { up as peopleAroundPositions } from './migrations/0110-people-around-positions.ts';
import { up as competitorSightings } from './migrations/0066-competitor-sightings.ts';
import { up as reportShares } from './migrations/0070-report-shares.ts';
import { up as creativeMaterials } from './migrations/0080-creative-materials.ts';
import { up as creativeAlbums } from './migrations/0075-creative-albums.ts';
import { up as bookingHash } from './migrations/0076-booking-hash.ts';
import { up as combinations } from './migrations/0062-combinations.ts';
import { up as favourites } from './migrations/0050-favourites.ts';
import { up as crowdPacks } from './migrations/0013-crowd-packs.ts';

/** In order. A name that has shipped is never changed; a subject adds its file at the end. */
const migrations: Record<string, Migration> = {
  '0001-accounts': { up: accounts },
  '0002-jobs': { up: jobs },
  '0003-city-data': { up: cityData },
  '0004-smart-select': { up: smartSelect },
  '0005-media-inventory': { up: mediaInventory },
  '0006-imports': { up: imports },
  '0007-orders': { up: orders },
  '0008-order-requests': { up: orderRequests },
  '0009-effect': { up: effect },
  '0011-media-library': { up: mediaLibrary },
  '0012-competitor': { up: competitor },
  '0014-administration': { up: administration },
  '0013-crowd-packs': { up: crowdPacks },
  '0016-make-goods': { up: makeGoods },
  '0018-order-sharing': { up: orderSharing },
  '0019-undoable-imports': { up: undoableImports },
  '0021-booking-changes': { up: bookingChanges },
  '0022-basket': { up: basket },
  '0023-area-plan-summary': { up: areaPlanSummary },
  '0024-plan-results': { up: planResults },
  '0025-area-measure-releases': { up: areaMeasureReleases },
  '0026-privacy': { up: privacy },
  '0027-own-brands': { up: ownBrands },
  '0028-least-purchase': { up: leastPurchase },
  '0029-creatives': { up: creatives },
  '0030-exports': { up: exports },
  '0031-notices': { up: notices },
  '0032-report-layouts': { up: reportLayouts },
  '0036-content': { up: content },
  '0040-certified-selection': { up: certifiedSelection },
  '0041-closing-reports': { up: closingReports },
  '0042-third-party-basis': { up: thirdPartyBasis },
  '0043-effect-boards': { up: effectBoards },
  '0044-opportunities': { up: opportunities },
  '0047-field-work': { up: fieldWork },
  '0056-packs-as-audiences': { up: packsAsAudiences },
  '0057-pack-folders': { up: packFolders },
  '0059-place-sets': { up: placeSets },
  '0065-strategy-drafts': { up: strategyDrafts },
  '0066-competitor-sightings': { up: competitorSightings },
  '0070-report-shares': { up: reportShares },
  '0075-creative-albums': { up: creativeAlbums },
  '0080-creative-materials': { up: creativeMaterials },
  '0076-booking-hash': { up: bookingHash },
  '0062-combinations': { up: combinations },
  '0050-favourites': { up: favourites },
  '0085-strategy-outcomes': { up: strategyOutcomes },
  '0098-opportunity-kinds': { up: opportunityKinds },
  '0102-past-passwords': { up: pastPasswords },
  '0103-client-answers': { up: clientAnswers },
  '0105-order-transfers': { up: orderTransfers },
  '0106-discount-floors': { up: discountFloors },
  '0108-defences': { up: defences },
  '0109-line-weights': { up: lineWeights },
  '0110-people-around-positions': { up: peopleAroundPositions },
  '0111-order-followers': { up: orderFollowers },
  '0112-faces-by-id': { up: facesById },
  '0113-company-sign-in': { up: companySignIn },
  '0114-account-proposals': { up: accountProposals },
  '0115-daily-imports': { up: dailyImports },
  '0120-api-keys': { up: apiKeys },
  '0121-unattended-imports': { up: unattendedImports },
  '0122-templates-in-use': { up: templatesInUse },
  '0123-library-codes': { up: libraryCodes },
  '0124-district-populations': { up: districtPopulations },
  '0126-pending-audit-entries': { up: pendingAuditEntries },
  '0125-privacy-families': { up: privacyFamilies },
  '0127-calibrated-contacts': { up: calibratedContacts },
  '0128-range-of-mixes': { up: rangeOfMixes },
};

/** Brings the schema to the newest version, each migration in one transaction. Returns the names that ran. */
export async function migrate(db: Kysely<unknown>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName ?? '?';
    throw new Error(`数据库结构升级失败 (migration ${failed} failed)`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}
