import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source } from './read-source.ts'

const folders = ['content', 'domain', 'machines', 'scripts', 'server', 'src', 'tests']

/** Every source file of the house with its text, but for the route tree, which a tool writes: its code, or its styles. */
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

/** Every source file of the house by its syntax, which takes seconds to read: once for all gates. */
export function treeSources(): readonly Source[] {
  read ??= [...sourceTree()].map(([file, text]) => readSource(file, text))
  return read
}
