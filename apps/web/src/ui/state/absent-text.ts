/** True of the failure of a call whose subject is unknown or not the reader's: asking again finds nothing either. */
export const isAbsence = (error: Error | null | undefined): error is Error =>
  error !== null && error !== undefined && 'isAbsent' in error && error.isAbsent === true;

/** What the reader is told of it: 「未找到人群包」 of the service becomes 「没有找到这个人群包，或不在您的权限内」. */
export function absentText(message: string): string {
  const subject = /^未找到(.+)$/u.exec(message)?.[1];
  return subject === undefined ? message : `没有找到这个${subject}，或不在您的权限内`;
}
