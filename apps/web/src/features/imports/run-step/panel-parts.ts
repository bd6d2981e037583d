import type { DataRelease, ImportSession } from '@ooh/contract/domain/data-release';

export interface PanelParts {
  /** What the city still lacks before its panel can be used for everything, in words. */
  readonly missing: readonly string[];
  /** True once the persons of the import are a panel in force. */
  readonly isComplete: boolean;
  /** The panel that figures are based on meanwhile. */
  readonly panelInForce: string | null;
}

/** What stands between an imported part of a panel and its use; `releases` are those of the city. */
export function panelParts(
  { kind, releaseId }: Pick<ImportSession, 'kind' | 'releaseId'>,
  releases: readonly Pick<
    DataRelease,
    'releaseId' | 'releaseNo' | 'kind' | 'state' | 'fileName' | 'createdAt'
  >[],
): PanelParts {
  const current = (of: DataRelease['kind']) =>
    releases.find((release) => release.kind === of && release.state === 'current');
  const own = releases.find((release) => release.releaseId === releaseId);
  const panel = current('panel');
  // A panel of a file that is younger than the persons was made of them.
  const isOfFile = panel !== undefined && panel.fileName !== null;
  const isComplete =
    kind === 'panel-visits' || (isOfFile && own !== undefined && panel.createdAt > own.createdAt);
  const missing = [
    ...(isComplete ? [] : ['同一批人员一周的到访（人群样本·到访）']),
    ...(current('bus-lines') === undefined ? ['公交线路（公交智选与触达测算需要）'] : []),
  ];
  return { missing, isComplete, panelInForce: panel?.releaseNo ?? null };
}
