import { releaseStateNames, type DataRelease } from '@ooh/contract/domain/data-release';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';

const tones: Readonly<Record<DataRelease['state'], StatusTone>> = {
  building: 'working',
  current: 'success',
  superseded: 'neutral',
  undone: 'warning',
};

export function ReleaseStateTag({ state }: { readonly state: DataRelease['state'] }) {
  return <StatusTag tone={tones[state]} text={releaseStateNames[state]} />;
}
