/** A refusal in two: its first sentence says what happened, and may be a heading; the rest, what to change. */
export function splitSentences(rejectionText: string): readonly [string, string] {
  const [, what = rejectionText, change = ''] = /^(.+?)(?:\. |。)(.*)$/.exec(rejectionText) ?? []
  return [what, change]
}
