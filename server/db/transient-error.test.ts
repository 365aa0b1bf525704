import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { isTransientError } from './transient-error.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

test.each([
  ['an exhausted connection pool', new Error('timeout exceeded when trying to connect')],
  ['a terminated connection', new Error('Connection terminated unexpectedly')],
  ['a database that is starting', withCode('57P03')],
  ['a database that is shutting down', withCode('57P01')],
  ['a database that accepts no more connections', withCode('53300')],
])('%s is a transient error', (_name, error) => {
  expect(isTransientError(error)).toBe(true)
})

test('a missing socket is a transient error', async () => {
  const error = await new Promise((resolve) => connect('/nowhere/.s.PGSQL.5432').on('error', resolve))
  expect(isTransientError(error)).toBe(true)
})

test.each([
  ['a constraint violation', withCode('23505')],
  ['a syntax error', withCode('42601')],
  ['a missing file', withCode('ENOENT', { syscall: 'open' })],
  ['a programming error', new TypeError('x is undefined')],
  ['anything else', 'timeout exceeded when trying to connect'],
])('%s is not a transient error', (_name, error) => {
  expect(isTransientError(error)).toBe(false)
})
