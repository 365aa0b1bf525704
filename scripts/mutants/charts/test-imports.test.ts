import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { leadsTo } from './test-imports.ts'

test.each([
  ['machines/sign-in/sign-in.test.ts', 'sign-in', true],
  ['machines/testing/sign-in-visitor.ts', 'sign-in', true],
  ['tests/support/builders/open-foot-scan.ts', 'foot-scan', true],
  ['machines/testing/prove-machine.ts', 'sign-in', false],
  ['machines/testing/sign-in-visitor.ts', 'foot-scan', false],
])('%s leads to the files of %s: %s', (file, machine, is) => {
  expect(leadsTo(resolve('machines', machine))(resolve(file))).toBe(is)
})
