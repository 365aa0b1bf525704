import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

const source = ['if (a) {', '  b(`c`)', '}', 'if (a) d()'].join('\n')
const sourceRange = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})
const report = (...mutants: { status: string; replacement: string; location: ReturnType<typeof sourceRange> }[]) => ({
  files: { 'domain/x.ts': { source, mutants } },
})

test('names a mutant by its original and replaced text, not by its line', () => {
  const found = readReport(
    report(
      { status: 'Killed', replacement: '{}', location: sourceRange(1, 8, 3, 2) },
      { status: 'Survived', replacement: 'true', location: sourceRange(4, 5, 4, 6) },
      { status: 'NoCoverage', replacement: 'true', location: sourceRange(1, 5, 1, 6) },
      { status: 'Timeout', replacement: 'false', location: sourceRange(4, 5, 4, 6) },
      { status: 'Ignored', replacement: '""', location: sourceRange(2, 5, 2, 8) },
    ),
  )
  expect(found).toEqual([
    { name: 'domain/x.ts: a to true', isAlive: true },
    { name: "domain/x.ts: { b('c') } to {}", isAlive: false },
    { name: 'domain/x.ts: a to true (2)', isAlive: true },
    { name: 'domain/x.ts: a to false', isAlive: false },
  ])
})

test.each(['CompileError', 'Pending'])('rejects a mutant that ended as %s, which proves nothing', (status) => {
  expect(() => readReport(report({ status, replacement: 'true', location: sourceRange(1, 5, 1, 6) }))).toThrow(status)
})
