import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { isTransientError } from './transient-error.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('no'), { code, ...more })

test.each([
  ['all connections taken', new Error('timeout exceeded when trying to connect')],
  ['a line that ended', new Error('Connection terminated unexpectedly')],
  ['a database that comes up', withCode('57P03')],
  ['a database that goes down', withCode('57P01')],
  ['a database that takes no more', withCode('53300')],
])('%s passes', (_name, error) => {
  expect(isTransientError(error)).toBe(true)
})

test('a socket that is not there passes', async () => {
  const error = await new Promise((resolve) => connect('/nowhere/.s.PGSQL.5432').on('error', resolve))
  expect(isTransientError(error)).toBe(true)
})

test.each([
  ['a broken rule of the tables', withCode('23505')],
  ['a statement that cannot be read', withCode('42601')],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' })],
  ['a fault of the code', new TypeError('x is undefined')],
  ['anything else', 'timeout exceeded when trying to connect'],
])('%s does not', (_name, error) => {
  expect(isTransientError(error)).toBe(false)
})
