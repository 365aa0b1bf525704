import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { binaryStl } from '#domain/shoe/files/binary-stl.ts'
import { glb } from '#domain/shoe/files/glb.ts'
import { threeMf } from '#domain/shoe/files/three-mf.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import type { Shoe, ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { loadSimplify } from '../shoes/load-simplify.ts'
import { formatShoeError, type MakeShoeOptions, makeShoeUsage, readMakeShoeWords } from './make-shoe-words.ts'

const codes = { done: 0, misused: 1, refused: 2, unwritten: 3 } as const

const errorReason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns any JSON object: the rules of the shoe check each number. */
async function measuresIn(file: string): Promise<Result<ShoeMeasures, 'unreadable', string>> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return ok(read as ShoeMeasures)
    return fail('unreadable', 'this is not a JSON object with the measurements of a foot')
  } catch (error) {
    return fail('unreadable', `this is not JSON with the measurements of a foot: ${errorReason(error)}`)
  }
}

/** Writes all files or none: they are renamed once each of them is complete. */
async function write({ shoe, report }: Shoe, { folder, upper, side, colour }: MakeShoeOptions): Promise<void> {
  const name = `${upper}-${side}`
  const look = { colour, name }
  const contents = {
    stl: () => binaryStl(shoe),
    '3mf': () => threeMf(shoe, look),
    glb: () => glb(shoe, look),
    json: () => `${JSON.stringify(report, null, 2)}\n`,
  }
  const files = Object.keys(contents).map((kind) => join(folder, `${name}.${kind}`))
  try {
    // One after the other: all contents together would dominate the memory that the command needs.
    for (const [k, content] of Object.values(contents).entries()) await writeFile(`${files[k]}.part`, content())
    for (const file of files) await rename(`${file}.part`, file)
  } catch (error) {
    await Promise.all(files.map((file) => rm(`${file}.part`, { force: true })))
    throw error
  }
}

async function run(options: MakeShoeOptions): Promise<number> {
  const { file, folder, upper, side, level, feel, soleText } = options
  const measures = await measuresIn(file)
  if (!measures.ok) {
    process.stderr.write(`${file}: ${measures.facts}\n`)
    return codes.refused
  }
  const simplify = level === 'print' ? await loadSimplify() : undefined
  const made = makeShoe({ measures: measures.value, side, upper, level, feel, soleText }, { simplify })
  if (!made.ok) {
    process.stderr.write(`${file}: ${formatShoeError(made.code, made.facts)}\n`)
    return codes.refused
  }
  try {
    await mkdir(folder, { recursive: true })
    await write(made.value, options)
  } catch (error) {
    process.stderr.write(`${folder}: nothing was written: ${errorReason(error)}\n`)
    return codes.unwritten
  }
  process.stdout.write(`${JSON.stringify(made.value.report, null, 2)}\n`)
  return codes.done
}

const words = process.argv.slice(2)
const options = readMakeShoeWords(words)
if (words.includes('--help')) process.stdout.write(`${makeShoeUsage}\n`)
else if (options.ok) process.exitCode = await run(options.value)
else {
  process.stderr.write(`${options.facts}\n\n${makeShoeUsage}\n`)
  process.exitCode = codes.misused
}
