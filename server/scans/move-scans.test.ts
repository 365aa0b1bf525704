import { expect, test } from 'vitest'
import { type ScanWriter, scanMoves, scanStates } from '#domain/scan/scan-states.ts'
import { assertMove } from './move-scans.ts'

const writers: readonly ScanWriter[] = ['device', 'server', 'store']

test('assertMove allows exactly the moves of the transition table', () => {
  const allowed = scanMoves.map(({ from, to, by }) => `${from} ${to} ${by}`)
  for (const from of ['none', ...scanStates] as const)
    for (const to of scanStates)
      for (const by of writers) {
        const move = () => assertMove(from, to, by)
        if (allowed.includes(`${from} ${to} ${by}`)) expect(move).not.toThrow()
        else expect(move, `${from} ${to} ${by}`).toThrow(`${by} may not move a scan from ${from} to ${to}`)
      }
})
