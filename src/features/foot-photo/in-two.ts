/** A refusal in two: its first sentence says what happened, and may be a heading; the rest, what to change. */
export function inTwo(refusal: string): readonly [string, string] {
  const [, what = refusal, change = ''] = /^(.+?)(?:\. |。)(.*)$/.exec(refusal) ?? []
  return [what, change]
}
