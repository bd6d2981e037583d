import type { ClickHouseMigration } from '../migrate.ts';

/** Who a person of an imported panel is, as in panel_member; 0 in generated panels, and in those imported before. */
export const personMembers: ClickHouseMigration = {
  name: '0005-panel-person-member',
  statements: ['ALTER TABLE panel_person ADD COLUMN IF NOT EXISTS member UInt64 DEFAULT 0'],
};
