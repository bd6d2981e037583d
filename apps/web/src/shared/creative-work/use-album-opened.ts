import { useEffect } from 'react';
import { call } from '../../api/call.ts';

/** Records that a work was opened, for its popularity; a failure is nobody's concern. */
export function useAlbumOpened(albumId: string | undefined): void {
  useEffect(() => {
    // Unnotified: the reader asked for nothing.
    if (albumId !== undefined) void call('v1/creative-albums/opened', { albumId }, { unnotified: true });
  }, [albumId]);
}
