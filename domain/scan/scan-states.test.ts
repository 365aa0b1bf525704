import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayMove, scanMoves, scanStates } from './scan-states.ts'

test('every state can be reached, deleted is final, and every other state can be deleted', () => {
  for (const state of scanStates) expect(scanMoves.map(({ to }) => to)).toContain(state)
  expect(scanMoves.filter(({ from }) => from === 'deleted')).toEqual([])
  for (const state of scanStates.filter((one) => one !== 'deleted'))
    expect(mayMove(state, 'deleted', 'server')).toBe(true)
})

test.each([
  ['none', 'measured', 'device', true],
  ['none', 'rejected', 'device', false],
  ['none', 'measured', 'store', false],
  ['none', 'draft', 'store', true],
  ['none', 'draft', 'device', false],
  ['draft', 'measured', 'store', false],
  ['captured', 'measured', 'server', true],
  ['measured', 'superseded', 'device', false],
  ['rejected', 'measured', 'server', false],
] as const)('a move from %s to %s by a %s is allowed: %s', (from, to, by, isAllowed) => {
  expect(mayMove(from, to, by)).toBe(isAllowed)
})

test('the diagram of ADR 0032 equals the table of moves', () => {
  const page = readFileSync('docs/adr/0032-scans-and-device-handoff.md', 'utf8')
  const drawn = page.split('\n').filter((line) => line.includes(' --> '))
  expect(drawn).toEqual(scanMoves.map(({ from, to, by }) => `  ${from} --> ${to}: ${by}`))
})
