import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minuteMs } from '#domain/time.ts'
import type { Verdict } from '../verdict.ts'
import { findMutants } from './machine-files.ts'
import { type Note, readNotes } from './notes.ts'

/** The mutants that a process tries, from a number on up to another, and how long a test may take. */
type Trial = { readonly from: number; readonly to: number; readonly testMs: number }

/** The tests of the unchanged machine are judged with patience: how long they take sets the limit for the mutants. */
const patientMs = 10 * minuteMs
const minTestMs = 5_000
/** A process that loads or runs a mutant and reports nothing for this long does not end. */
const silentMs = (testMs: number) => Math.max(minuteMs, 4 * testMs)

/** Runs one process that tries mutants, until all are done or one does not end. */
async function run(machine: string, { from, to, testMs }: Trial, file: string): Promise<string> {
  const env = {
    ...process.env,
    MUTANTS_OF: machine,
    MUTANTS_FROM: String(from),
    MUTANTS_TO: String(to),
    MUTANTS_TEST_MS: String(testMs),
    MUTANTS_NOTES: file,
  }
  const child = spawn(process.execPath, ['scripts/mutants/charts/run-judge.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (words) => {
      said += words
    })
  }
  let progress = { notes: 0, atMs: performance.now() }
  const watch = setInterval(() => {
    const notes = readNotes(file).length
    if (notes > progress.notes) progress = { notes, atMs: performance.now() }
    else if (performance.now() - progress.atMs > silentMs(testMs)) child.kill('SIGKILL')
  }, 500)
  await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  return said
}

/**
 * Runs the tests of a machine against each of its mutants. One that does not end, or ends the process, counts as
 * killed.
 */
export async function tryChart(machine: string): Promise<Verdict[]> {
  const mutants = findMutants(machine)
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-mutants-'))
  const file = join(folder, 'notes')
  await writeFile(file, '')
  const ends = new Map<number, Note>()
  let testMs = patientMs
  for (let from = 0; from < mutants.length; ) {
    const said = await run(machine, { from, to: from === 0 ? 1 : mutants.length, testMs }, file)
    const notes = readNotes(file).filter(({ is }) => is !== 'read')
    for (const note of notes) if (note.is !== 'begun') ends.set(note.number, note)
    const last = notes.at(-1)
    if (!last || last.number < from) throw new Error(`No mutant of ${machine} could be tried.\n${said}`)
    if (last.is === 'begun') ends.set(last.number, { number: last.number, is: 'killed' })
    if (from === 0) {
      if (ends.get(0)?.is !== 'alive') break
      testMs = Math.max(minTestMs, 5 * (ends.get(0)?.ms ?? 0))
    }
    from = last.number + 1
  }
  await rm(folder, { recursive: true })
  if (ends.get(0)?.is !== 'alive') {
    throw new Error(`The tests of ${machine} fail for the machine as it is. ${ends.get(0)?.why ?? ''}`)
  }
  return mutants.slice(1).map(({ name }, index) => {
    const end = ends.get(index + 1)
    const full = `${machine}: ${name}`
    if (end === undefined || end.is === 'broken') throw new Error(`${full} was not tried. ${end?.why ?? ''}`)
    return { name: full, isAlive: end.is === 'alive' }
  })
}
