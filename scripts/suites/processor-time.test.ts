import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { median, paceOf, type Sample } from './pace.ts'
import { meterProcessors, suiteVariable } from './processor-time.ts'

/** Computes for some tenths of a processor second, however long that takes. */
const busy = 'do { for (let times = 0; times < 1e6; times += 1); } while (process.cpuUsage().user < 600_000)'
const started = (mark: string, code: string) =>
  once(
    spawn(process.execPath, ['-e', code], { env: { ...process.env, [suiteVariable]: mark }, stdio: 'ignore' }),
    'exit',
  )

test('what a suite uses is known with its children, apart from other suites', async () => {
  const meter = meterProcessors()
  const parent = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); ${busy}`
  await Promise.all([started('one', busy), started('two', parent)])
  const used = ['one', 'two', 'none'].map((suite) => meter.secondsOf(suite))
  meter.stop()
  if (process.platform !== 'linux') return expect(used).toEqual([undefined, undefined, undefined])
  const [one = 0, two = 0, none] = used
  expect(one).toBeGreaterThan(0.3)
  expect(two).toBeGreaterThan(one)
  expect(none).toBe(0)
})

test('the pace is the middle of what was measured', () => {
  expect([median([]), median([3]), median([9, 1, 2]), median([4, 1, 9, 2])]).toEqual([0, 3, 2, 3])
})

test('a machine is as slow as it is at the work that it is slowest at', () => {
  const sample = (computing: number, starting: number): Sample => ({ at: 0, ms: { computing, starting } })
  expect(paceOf([])).toBe(1)
  expect(paceOf([sample(9, 96), sample(9, 48), sample(90, 96)])).toBe(2)
  expect(paceOf([sample(27, 48), sample(27, 24)])).toBe(3)
})
