import { execFileSync } from 'node:child_process'
import { findSubjectError } from './commit-subjects.ts'

const ownPath = 'scripts/check-commits.ts'
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The subjects of the commits made since this check was added; none where there is no git history, as in an archive. */
function readSubjects(): string[] {
  try {
    const [added] = git('log', '--diff-filter=A', '--format=%H', '--reverse', '--', ownPath).split('\n')
    return added ? git('log', '--no-merges', '--format=%s', `${added}..HEAD`).split('\n').filter(Boolean) : []
  } catch {
    return []
  }
}

const errors = readSubjects().flatMap((subject) => {
  const error = findSubjectError(subject)
  return error === undefined ? [] : [`${subject}: ${error}`]
})
console.log(errors.length === 0 ? 'Every subject of a commit is in order.' : errors.join('\n'))
process.exitCode = errors.length === 0 ? 0 : 1
