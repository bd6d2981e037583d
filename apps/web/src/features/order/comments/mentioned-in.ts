export interface Colleague {
  readonly userId: string;
  readonly nickName: string;
}

const ends = (sign: string | undefined): boolean =>
  sign === undefined || /[\s，。；、！？,.;:!?@]/.test(sign);

/** The colleagues whose names stand behind an @ in a text; a longer name hides the shorter one that it begins with. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  return colleagues
    .filter(({ nickName }) => {
      for (let at = text.indexOf(`@${nickName}`); at >= 0; at = text.indexOf(`@${nickName}`, at + 1))
        if (ends(text[at + nickName.length + 1])) return true;
      return false;
    })
    .map(({ userId }) => userId);
}
