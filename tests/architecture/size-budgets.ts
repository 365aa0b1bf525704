import { posix } from 'node:path'
import type { Source } from './read-source.ts'

export const limits = { longest: 320, longestTest: 400 }

function lines(text: string): number {
  return text.trimEnd().split('\n').length
}

/** The files that are longer than the limit. */
export function tooLong(files: ReadonlyMap<string, string>, longest = limits.longest): string[] {
  return [...files].filter(([, text]) => lines(text) > longest).map(([file]) => file)
}

/** The cycles of files that import each other, each listed from its first file back to itself. */
export function rings(sources: readonly Source[]): string[] {
  const files = new Set(sources.map(({ file }) => file))
  const wanted = new Map(
    sources.map(({ file, wants }) => {
      const inner = wants.map((want) => (want.startsWith('#') ? want.slice(1) : posix.join(posix.dirname(file), want)))
      return [file, inner.filter((want) => files.has(want))]
    }),
  )
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) found.add([...trail.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const next of wanted.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return [...found]
}

const suppressions = /(biome-ignore|@ts-expect-error|@ts-ignore|@ts-nocheck|eslint-disable)(.*)/g

/** Suppressions without a reason. The kinds that suppress whole files are never allowed. */
export function baseSuppressions(text: string): string[] {
  return [...text.matchAll(suppressions)]
    .filter(([, kind = '', rest = '']) => {
      if (kind === '@ts-ignore' || kind === '@ts-nocheck' || kind === 'eslint-disable') return true
      const reason = kind === 'biome-ignore' ? (rest.split(':')[1] ?? '') : rest
      return reason.replace(/[\W_]+/g, '').length < 10
    })
    .map(([line]) => line)
}

const drawers = /(^|[/.-])(utils?|helpers?|common|managers?|misc)([/.-]|$)/i
const plainName = /^(_{0,2}|\$)?[a-z0-9]+([-_.][a-z0-9]+)*\.(gen\.ts|ts|tsx|mjs|css)$/

/** Rejects file names that are too vague, and names that are not in kebab case. */
export function findFileNameProblem(file: string): string | undefined {
  if (drawers.test(file)) return 'a name that says nothing'
  const [last = ''] = file.split('/').slice(-1)
  return plainName.test(last) ? undefined : 'not kebab-case'
}

/** Browsers may forbid storage or run out of space: src/storage alone handles both. */
export function strayStorage(file: string, text: string): boolean {
  return file.startsWith('src/') && !file.startsWith('src/storage/') && /\b(local|session)Storage\??\s*[.[]/.test(text)
}

/** A day, a multiple of an hour or a minute in milliseconds, or a constant for one: `domain/time.ts` has them. */
const ownDuration =
  /(?<![\w.])(?:86_?400_?000\b|(?:\* ?3_?600_?000|\* ?60_?000)\b|24 ?\* ?60 ?\* ?60|const (?:second|minute|hour|day)Ms =)/

export function hasOwnDuration(file: string, text: string): boolean {
  return file !== 'domain/time.ts' && ownDuration.test(text)
}
