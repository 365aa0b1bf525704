/** The longest subject that every view of a history shows whole. */
const maxSubjectLength = 72

const types = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'revert']
const pattern = new RegExp(`^(${types.join('|')})(\\([a-z0-9][a-z0-9 ./:-]*\\))?!?: \\S`)

/** What is wrong with the subject of a commit, which is written as `type(scope): what changed`. */
export function findSubjectError(subject: string): string | undefined {
  if (!pattern.test(subject)) return `not of the form type(scope): what changed, with a type of ${types.join(', ')}`
  if (subject.length > maxSubjectLength) return `${subject.length} characters, at most ${maxSubjectLength}`
  if (subject.endsWith('.')) return 'ends with a full stop'
  return undefined
}
