/** An answer that the first script of the page asked for before any code had come (build/first-paint.js). */
interface FirstAnswer {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    oohFirstAnswer?: FirstAnswer | undefined;
  }
}

/** The answer asked for in advance, once, to whoever asks the same with the same token. */
export function takeFirstAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const first = window.oohFirstAnswer;
  if (first?.url !== url || first.token !== token) return undefined;
  window.oohFirstAnswer = undefined;
  return first.answer;
}
