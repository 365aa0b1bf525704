import { fail, ok } from '#domain/result.ts'
import { moveClock, readShift, resetClock } from '#server/clock/demo-shift.ts'
import type { DemoCommand } from './demo-command.ts'

const secondsIn: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** Far enough for every rule of the shop, including the retention of six years. */
const farthestSeconds = 10 * 366 * 86_400

/** Parses `+10m` or `-1h` into seconds. */
function readStep(word: string): number | undefined {
  const [, sign, count, unit = ''] = /^([+-])(\d{1,6})([smhd])$/.exec(word) ?? []
  const seconds = Number(count) * (secondsIn[unit] ?? Number.NaN)
  return seconds <= farthestSeconds ? (sign === '-' ? -seconds : seconds) : undefined
}

/** Moves the clock of the demo, or prints it. The running shop follows within a second. */
export const clock: DemoCommand = async ({ db }, [word, ...more]) => {
  const step = readStep(word ?? '')
  if (more.length > 0) return fail('usage')
  if (word === 'reset') await resetClock(db)
  else if (step !== undefined && Math.abs((await readShift(db)) / 1_000 + step) <= farthestSeconds)
    await moveClock(db, step)
  else if (word !== 'show') return fail('usage')
  const shiftMs = await readShift(db)
  const formatted = new Date(Date.now() + shiftMs).toISOString()
  return ok(
    shiftMs === 0 ? `${formatted}, the time of this machine` : `${formatted}, moved by ${shiftMs / 1_000} seconds`,
  )
}
