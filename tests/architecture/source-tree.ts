import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source } from './read-source.ts'

const folders = ['content', 'domain', 'machines', 'scripts', 'server', 'src', 'tests']

/** Every source file with its text, except the generated route tree; code by default, or styles. */
export function sourceTree(kind = /\.(ts|tsx|mjs)$/): ReadonlyMap<string, string> {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const atTop = readdirSync('.').filter((file) => file.endsWith('.config.ts'))
  const files = [...inFolders, ...atTop].filter((file) => kind.test(file) && !file.endsWith('.gen.ts'))
  return new Map(files.map((file) => [file, readFileSync(join('.', file), 'utf8')]))
}

export function isTestFile(file: string): boolean {
  return file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
}

let read: readonly Source[] | undefined

/** Every parsed source file; parsing takes seconds, so all architecture tests share the result. */
export function treeSources(): readonly Source[] {
  read ??= [...sourceTree()].map(([file, text]) => readSource(file, text))
  return read
}
