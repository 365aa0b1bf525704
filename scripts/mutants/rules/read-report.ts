import type { Verdict } from '../verdict.ts'

type SourceRange = { readonly line: number; readonly column: number }
type Mutant = {
  readonly status: string
  readonly replacement?: string
  readonly location: { readonly start: SourceRange; readonly end: SourceRange }
}
type File = { readonly source: string; readonly mutants: readonly Mutant[] }
/** The part that is read of a report in the schema of mutation-testing-elements. */
export type Report = { readonly files: Readonly<Record<string, File>> }

const ends: Readonly<Record<string, 'killed' | 'alive' | 'left out'>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'alive',
  NoCoverage: 'alive',
  // A mutant that cannot even be loaded is detected.
  RuntimeError: 'killed',
  Ignored: 'left out',
}

/** A name that stays when lines move: the original and the replaced text. */
function mutantName(file: string, source: string, { location: { start, end }, replacement = '' }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const was = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  )
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('`', "'")
  return `${file}: ${plain(was.join(' '))} to ${plain(replacement)}`
}

export function readReport({ files }: Report): Verdict[] {
  const times = new Map<string, number>()
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .toSorted(
        (one, other) =>
          one.location.start.line - other.location.start.line ||
          one.location.start.column - other.location.start.column,
      )
      .flatMap((mutant) => {
        const end = ends[mutant.status]
        const plain = mutantName(file, source, mutant)
        if (end === undefined) throw new Error(`${plain} ended as ${mutant.status}`)
        const time = (times.get(plain) ?? 0) + 1
        times.set(plain, time)
        const name = time === 1 ? plain : `${plain} (${time})`
        return end === 'left out' ? [] : [{ name, isAlive: end === 'alive' }]
      }),
  )
}
