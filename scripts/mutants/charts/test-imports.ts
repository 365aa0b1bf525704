import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { childNodes, literalText, parse } from './syntax.ts'

const followed = [resolve('machines'), resolve('tests/support')]

/** The files that a file of the machines or of the tests' support imports there, for more than their types. */
function importedFiles(file: string): string[] {
  const statements = childNodes(parse(readFileSync(file, 'utf8'), file).body)
  return statements.flatMap((statement) => {
    const from = literalText(childNodes(statement.source)[0])
    if (from === undefined || statement.importKind === 'type' || statement.exportKind === 'type') return []
    const path = resolve(dirname(file), from.replace(/^#machines\//, `${resolve('machines')}/`))
    const isFollowed = followed.some((folder) => path.startsWith(`${folder}${sep}`))
    return isFollowed && path.endsWith('.ts') && existsSync(path) ? [path] : []
  })
}

/** Tells of files whether they lead to a folder by their imports: the tests of a machine may reach it by helpers. */
export function leadsTo(folder: string): (file: string) => boolean {
  const imports = new Map<string, string[]>()
  const readImports = (file: string) => {
    const files = imports.get(file) ?? importedFiles(file)
    imports.set(file, files)
    return files
  }
  return (file) => {
    if (!file.endsWith('.ts')) return false
    const reached = new Set([file])
    for (const one of reached) for (const next of readImports(one)) reached.add(next)
    return [...reached].some((one) => dirname(one) === folder)
  }
}
