/**
 * Splits a rejection text: its first sentence says what happened and can be a heading; the rest says what to change.
 */
export function splitSentences(rejectionText: string): readonly [string, string] {
  const [, what = rejectionText, change = ''] = /^(.+?)(?:\. |。)(.*)$/.exec(rejectionText) ?? []
  return [what, change]
}
