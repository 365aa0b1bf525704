import { readFileSync } from 'node:fs'

/** The rows of the table next to a machine's test: written by hand, and compared with the machine. */
export function writtenTable(testFile: string): readonly string[] {
  const text = readFileSync(new URL(testFile.replace(/\.test\.ts$/, '.table.md')), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('|'))
  // The first two rows are its head.
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join(' | '),
  )
}
