import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Verdict } from '../verdict.ts'
import { findMutants } from './machine-files.ts'
import { type Note, readNotes } from './notes.ts'

/**
 * Loading or running a mutant takes some hundredths of a second; one that reports nothing for this long does not end.
 */
const LIMIT_MS = 60_000

/** Runs one process that tries mutants from a number on, until all are done or one does not end. */
async function run(machine: string, from: number, file: string): Promise<string> {
  const env = { ...process.env, MUTANTS_OF: machine, MUTANTS_FROM: String(from), MUTANTS_NOTES: file }
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
    else if (performance.now() - progress.atMs > LIMIT_MS) child.kill('SIGKILL')
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
  for (let from = 0; from < mutants.length; ) {
    const said = await run(machine, from, file)
    const notes = readNotes(file).filter(({ is }) => is !== 'read')
    for (const note of notes) if (note.is !== 'begun') ends.set(note.number, note)
    const last = notes.at(-1)
    if (!last || last.number < from) throw new Error(`No mutant of ${machine} could be tried.\n${said}`)
    if (last.is === 'begun') ends.set(last.number, { number: last.number, is: 'killed' })
    from = last.number + 1
  }
  await rm(folder, { recursive: true })
  const [asItIs, ...verdicts] = mutants.map(({ name }, number) => {
    const end = ends.get(number)
    const full = `${machine}: ${name}`
    if (end === undefined || end.is === 'broken') throw new Error(`${full} was not tried. ${end?.why ?? ''}`)
    return { name: full, isAlive: end.is === 'alive' }
  })
  if (!asItIs?.isAlive) throw new Error(`The tests of ${machine} fail for the machine as it is.`)
  return verdicts
}
