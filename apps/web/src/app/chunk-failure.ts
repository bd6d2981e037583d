import { newVersionNotice, publishNotice } from '../api/notice.ts';

let hasFailed = false;

/** True once a lazily loaded part of the application could not be fetched: this build is gone. */
export function hasChunkFailed(): boolean {
  return hasFailed;
}

/** Notifies the user of a new version when a part of this one can no longer be loaded. */
export function watchChunkFailures(): void {
  addEventListener('vite:preloadError', (event) => {
    // The router would reload the page by itself and lose what is unsaved; the user decides instead.
    event.preventDefault();
    hasFailed = true;
    publishNotice(newVersionNotice(() => location.reload()));
  });
}
