import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { readArguments } from './read-arguments.ts'

const options = { json: { type: 'boolean' }, runs: { type: 'string' } } as const

test('reads options and positional arguments', () => {
  const read = readArguments({ args: ['page', '--json', '--runs=3'], options, allowPositionals: true })
  expect(read).toEqual(ok({ values: { json: true, runs: '3' }, positionals: ['page'] }))
})

test.each([
  ['--jsn', "Unknown option '--jsn'."],
  ['page', "Unexpected argument 'page'."],
  ['--runs', "Option '--runs <value>' argument missing."],
  ['--runs --json', "Option '--runs' argument is ambiguous."],
  ['--json=yes', "Option '--json' does not take an argument."],
])('rejects %s with one sentence', (words, sentence) => {
  expect(readArguments({ args: words.split(' '), options })).toMatchObject({ code: 'misused', facts: sentence })
})
