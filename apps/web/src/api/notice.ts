import { isPrivacyRefusal, privacyTitle } from '@ooh/contract/domain/privacy';

/** Something the shell shows in the top-right corner. It closes after `durationMs`, without it not by itself. */
export interface Notice {
  readonly kind: 'error' | 'info' | 'success' | 'warning';
  readonly title: string;
  readonly description?: string;
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const noticeDurationMs = 5000;
const successDurationMs = 4000;
export const duplicateWindowMs = 3000;

/** Lets a text through unless the same one passed within the window. */
export function createDuplicateGate(windowMs: number): (text: string, nowMs: number) => boolean {
  const lastShown = new Map<string, number>();
  return (text, nowMs) => {
    for (const [known, at] of lastShown) if (nowMs - at >= windowMs) lastShown.delete(known);
    if (lastShown.has(text)) return false;
    lastShown.set(text, nowMs);
    return true;
  };
}

/** The one notification of a failed request. A refusal by strict privacy is not a failure. */
export function requestFailureNotice(message: string): Notice {
  if (isPrivacyRefusal(message))
    return { kind: 'info', title: privacyTitle, description: message, durationMs: noticeDurationMs };
  return {
    kind: 'error',
    title: '请求错误，请重试或联系管理员',
    description: `错误信息：${message}`,
    durationMs: noticeDurationMs,
  };
}

/** Shown when a lazily loaded part of the application is gone: a newer version was deployed. */
export function newVersionNotice(reload: () => void): Notice {
  return {
    kind: 'info',
    title: '有新版本发布,需重新加载请刷新页面',
    action: { label: '立即刷新', run: reload },
  };
}

type Listener = (notice: Notice) => void;
const observers = new Set<Listener>();
let presenter: Listener | undefined;
let waiting: readonly Notice[] = [];
const mayShow = createDuplicateGate(duplicateWindowMs);

/** Shows a notice, unless an identical one was shown less than three seconds ago. */
export function publishNotice(notice: Notice): void {
  if (!mayShow(`${notice.kind}\n${notice.title}\n${notice.description ?? ''}`, performance.now())) return;
  for (const observe of observers) observe(notice);
  if (presenter) presenter(notice);
  else waiting = [...waiting, notice];
}

/** Shows a notice that closes by itself: after four seconds where it tells a success, after five otherwise. */
export const notifyBriefly = (notice: Omit<Notice, 'durationMs'>): void =>
  publishNotice({
    ...notice,
    durationMs: notice.kind === 'success' ? successDurationMs : noticeDurationMs,
  });

/** Displays notices, including those published before the display was mounted. */
export function presentNotices(present: Listener): () => void {
  presenter = present;
  const early = waiting;
  waiting = [];
  for (const notice of early) present(notice);
  return () => {
    if (presenter === present) presenter = undefined;
  };
}

/** Subscribes to notices published from now on. */
export function onNotice(observe: Listener): () => void {
  observers.add(observe);
  return () => observers.delete(observe);
}
