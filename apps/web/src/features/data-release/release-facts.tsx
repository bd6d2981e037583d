import { crsLabels, releaseKindNames, type DataRelease } from '@ooh/contract/domain/data-release';
import type { ReactNode } from 'react';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { CopyText } from '../../ui/page/copy-text.tsx';
import { namedCounts } from './release-texts.ts';

export function releaseFacts(release: DataRelease): [string, ReactNode][] {
  return [
    ['类型', releaseKindNames[release.kind]],
    ['城市', `${release.cityName}（${release.cityCode}）`],
    ['来源', release.source],
    ['法律依据', release.legalBasis],
    ['原坐标系', `${crsLabels[release.crs]}${release.crs === 'WGS84' ? '' : '（入库时已换算为 WGS-84）'}`],
    ['保留期', release.retainUntil === null ? '长期保留' : `至 ${release.retainUntil}`],
    ['文件', release.fileName ?? missing],
    [
      '文件 sha256',
      release.fileSha256 === null ? (
        missing
      ) : (
        <CopyText key="sha" name="文件 sha256" text={release.fileSha256} />
      ),
    ],
    ...(release.restsOn.length === 0
      ? []
      : [
          [
            '数据还来自',
            <ul key="rests-on">
              {release.restsOn.map(({ releaseNo, source, fileName, createdAt }) => (
                <li key={releaseNo}>
                  {releaseNo}：{source}
                  {fileName !== null && fileName !== source && `（${fileName}）`}，{formatTime(createdAt)}
                </li>
              ))}
            </ul>,
          ] satisfies [string, ReactNode],
        ]),
    ...(release.margins.length === 0
      ? []
      : [
          [
            '人群依据的人口',
            <ul key="margins">
              {release.margins.map(({ name, nature, source, asOf }) => (
                <li key={name}>
                  {name}：{nature}，{source}
                  {asOf !== null && `（${asOf}）`}
                </li>
              ))}
            </ul>,
          ] satisfies [string, ReactNode],
        ]),
    ['创建人', release.createdBy],
    ['创建时间', formatTime(release.createdAt)],
    ['版本标识', <CopyText key="id" name="版本标识" text={release.releaseId} />],
    ...namedCounts(release.counts).map(({ name, full }): [string, string] => [name, full]),
  ];
}
