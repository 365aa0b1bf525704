import { bodyForms } from './body-forms.ts'
import type { WrittenResponse } from './send-answer.ts'

/** What is answered the same to everybody for a while. */
export type ResponseCache<Call> = {
  /** Another thing as soon as the answers may be others. */
  version(): object
  /** What is asked for, by one of few names: what strangers may ask for in countless ways has none, and is not remembered. */
  getCacheKey(call: Call): string | undefined
}

/** Answers what was asked for before without reading, checking and compressing it again. */
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
    // What became another meanwhile was answered, and is not remembered.
    if (version() === request) answers.set(name, cached)
    return cached
  }
}
