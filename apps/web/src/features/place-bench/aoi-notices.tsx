import { crowdRoleNames, type CrowdRole } from '@ooh/contract/domain/crowd-names';
import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { Alert, Button } from 'antd';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';

/** From this share of withheld AOIs on the page says so, and offers the role that has figures. */
const mostWithheld = 0.4;

export interface AoiNoticesProps {
  /** Least concentration of the audience, percent. */
  readonly leastShare: number | undefined;
  /** AOIs with figures whatever the thresholds, the densest first. */
  readonly all: { readonly rows: readonly AoiRow[]; readonly total: number } | undefined;
  readonly role: CrowdRole | undefined;
  /** Of all AOIs. */
  readonly total: number | undefined;
  readonly onPresent: () => void;
}

/** Why the list is short: a threshold above every AOI, or a role of which few AOIs hold 50 sampled persons. */
export function AoiNotices({ leastShare, all, role = 'present', total = 0, onPresent }: AoiNoticesProps) {
  if (all === undefined) return null;
  const highest = all.rows[0]?.taConcentrationPeople.value ?? null;
  const isTooHigh = leastShare !== undefined && highest !== null && leastShare / 100 > highest;
  const withheld = total - all.total;
  return (
    <>
      {isTooHigh && <Alert type="warning" title={`阈值过高：最高 TA浓度为 ${asShare(highest)}`} />}
      {role !== 'present' && total > 0 && withheld / total > mostWithheld && (
        <Alert
          type="info"
          showIcon
          title={`${formatNumber(total)} 个 AOI 中 ${formatNumber(withheld)} 个的「${crowdRoleNames[role]}」不足 50 个样本人，未显示`}
          action={
            <Button size="small" onClick={onPresent}>
              改看在场
            </Button>
          }
        />
      )}
    </>
  );
}
