import type { Log } from '#server/log.ts'

/** A log that a test can read. */
export function saidLog(): Log & { said: string[] } {
  const said: string[] = []
  const note = (_fields: object, message: string) => void said.push(message)
  return { said, info: note, warn: note, error: note }
}
