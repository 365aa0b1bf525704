import { bodyForms } from './body-forms.ts'
import type { Written } from './send-answer.ts'

/** What is answered the same to everybody for a while. */
export type Lasting<Call> = {
  /** Another thing as soon as the answers may be others. */
  version(): object
  /** What is asked for, by one of few names: what strangers may ask for in countless ways has none, and is not remembered. */
  nameOf(call: Call): string | undefined
}

/** Answers what was asked for before without reading, checking and compressing it again. */
export function remembering<Call, Write>(
  { version, nameOf }: Lasting<Call>,
  answer: (call: Call, write: Write) => Promise<Written>,
): typeof answer {
  const answers = new Map<string, Written>()
  let current: object | undefined

  return async (call, write) => {
    const name = nameOf(call)
    if (name === undefined) return answer(call, write)
    const asked = version()
    if (asked !== current) answers.clear()
    current = asked
    const there = answers.get(name)
    if (there) return there
    const written = await answer(call, write)
    if (written.status !== 200) return written
    const kept = { ...written, forms: bodyForms(written.body, 'many') }
    // What became another meanwhile was answered, and is not remembered.
    if (version() === asked) answers.set(name, kept)
    return kept
  }
}
