/** An answer requested by the first script of the page before any code was loaded (build/first-paint.js). */
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

/** The prefetched answer, returned once for the same request with the same token. */
export function takeFirstAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const first = window.oohFirstAnswer;
  if (first?.url !== url || first.token !== token) return undefined;
  window.oohFirstAnswer = undefined;
  return first.answer;
}
