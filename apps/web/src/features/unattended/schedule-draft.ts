import type { crsNames } from '@ooh/contract/domain/data-release';
import type { importKinds } from '@ooh/contract/domain/data-release-names';
import type { NamedTemplate } from '@ooh/contract/domain/import-template';
import { leastPullMinutes, type ImportSchedule } from '@ooh/contract/domain/import-schedule';
import type { CallInput } from '../../api/call-types.ts';

/** What the dialog holds; texts as they are typed. */
export interface ScheduleDraft {
  readonly name: string;
  readonly kind: (typeof importKinds)[number] | undefined;
  readonly cityCode: string | undefined;
  readonly crs: (typeof crsNames)[number];
  readonly templateId: string | null;
  /** One that was chosen and has been deleted since. */
  readonly gone: NamedTemplate | undefined;
  readonly url: string;
  readonly userName: string;
  readonly secret: string;
  readonly hostKey: string;
  readonly isDaily: boolean;
  readonly dailyAt: string;
  readonly everyMinutes: number | null;
  readonly isEnabled: boolean;
}

const usual = { dailyAt: '02:30', everyMinutes: 60 } as const;

export function draftOf(schedule: ImportSchedule | undefined): ScheduleDraft {
  const timing = schedule?.timing ?? { dailyAt: usual.dailyAt };
  return {
    name: schedule?.name ?? '',
    kind: schedule?.kind,
    cityCode: schedule?.cityCode,
    crs: schedule?.crs ?? 'WGS84',
    templateId: schedule?.template?.templateId ?? null,
    gone: schedule?.template?.isGone ? schedule.template : undefined,
    url: schedule?.url ?? '',
    userName: schedule?.userName ?? '',
    secret: '',
    hostKey: schedule?.hostKey ?? '',
    isDaily: 'dailyAt' in timing,
    dailyAt: 'dailyAt' in timing ? timing.dailyAt : usual.dailyAt,
    everyMinutes: 'everyMinutes' in timing ? timing.everyMinutes : usual.everyMinutes,
    isEnabled: schedule?.isEnabled ?? true,
  };
}

export const isSftp = ({ url }: ScheduleDraft): boolean => url.trim().startsWith('sftp:');

/** What keeps a draft from being saved, by field. */
export function draftProblems(draft: ScheduleDraft) {
  const { name, kind, cityCode, templateId, gone, url, hostKey, isDaily, dailyAt, everyMinutes } = draft;
  return {
    name: name.trim() === '' ? '请填写名称' : undefined,
    kind: kind === undefined ? '请选择数据类型' : undefined,
    template:
      gone !== undefined && templateId === gone.templateId ? '此模板已被删除，请改选或不用模板' : undefined,
    city: cityCode === undefined ? '请选择城市' : undefined,
    url: /^(https?|sftp):\/\/\S+$/.test(url.trim()) ? undefined : '请填写 https:// 或 sftp:// 开头的地址',
    hostKey:
      !isSftp(draft) || /^SHA256:[A-Za-z0-9+/]{43}$/.test(hostKey.trim())
        ? undefined
        : '请填写 SHA256: 开头的主机指纹',
    time:
      isDaily && !/^([01]\d|2[0-3]):[0-5]\d$/.test(dailyAt)
        ? '时间须为 HH:MM'
        : !isDaily && (everyMinutes === null || everyMinutes < leastPullMinutes)
          ? `至少 ${leastPullMinutes} 分钟`
          : undefined,
  };
}

/** The call that saves a draft; null while something is missing. */
export function saveInput(
  draft: ScheduleDraft,
  schedule: ImportSchedule | undefined,
): CallInput<'v1/import-schedules/save'> | null {
  const {
    name,
    kind,
    cityCode,
    crs,
    templateId,
    url,
    userName,
    secret,
    hostKey,
    isDaily,
    dailyAt,
    everyMinutes,
  } = draft;
  if (Object.values(draftProblems(draft)).some((problem) => problem !== undefined)) return null;
  if (kind === undefined || cityCode === undefined || everyMinutes === null) return null;
  return {
    ...(schedule && { scheduleId: schedule.scheduleId, mode: schedule.mode }),
    name,
    kind,
    cityCode,
    crs,
    templateId,
    url: url.trim(),
    userName: userName.trim() || null,
    ...(secret !== '' && { secret }),
    hostKey: isSftp(draft) ? hostKey.trim() : null,
    timing: isDaily ? { dailyAt } : { everyMinutes },
    isEnabled: draft.isEnabled,
  };
}
