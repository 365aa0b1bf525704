import { bodyForms } from './body-forms.ts'
import type { WrittenResponse } from './send-answer.ts'

/** A cache of responses that are the same for every caller for a while. */
export type ResponseCache<Call> = {
  /** An object whose identity changes as soon as the responses may differ. */
  version(): object
  /**
   * The cache key of a call, from a small set of names. Returns nothing for input that callers can vary without bound:
   * that is not cached.
   */
  getCacheKey(call: Call): string | undefined
}

/** Answers repeated requests from the cache, without computing, validating and compressing the response again. */
export function remembering<Call, Write>(
  { version, getCacheKey }: ResponseCache<Call>,
  answer: (call: Call, write: Write) => Promise<WrittenResponse>,
): typeof answer {
  const answers = new Map<string, WrittenResponse>()
  let current: object | undefined

  return async (call, write) => {
    const name = getCacheKey(call)
    if (name === undefined) return answer(call, write)
    const request = version()
    if (request !== current) answers.clear()
    current = request
    const there = answers.get(name)
    if (there) return there
    const written = await answer(call, write)
    if (written.status !== 200) return written
    const cached = { ...written, forms: bodyForms(written.body, 'many') }
    // The version changed meanwhile: the response is sent but not cached.
    if (version() === request) answers.set(name, cached)
    return cached
  }
}
