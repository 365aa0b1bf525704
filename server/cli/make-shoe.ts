import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { binaryStl } from '#domain/shoe/files/binary-stl.ts'
import { glb } from '#domain/shoe/files/glb.ts'
import { threeMf } from '#domain/shoe/files/three-mf.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { loadSimplify } from '../shoes/load-simplify.ts'
import { type MakeShoeWish, makeShoeUsage, readMakeShoeWords } from './make-shoe-words.ts'

const codes = { done: 0, misused: 1, refused: 2 } as const

/** Whatever the file holds: the rules of the shoe look at each number. */
async function measuresIn(file: string): Promise<ShoeMeasures | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as ShoeMeasures) : undefined
  } catch {
    return undefined
  }
}

async function run({ file, folder, ...style }: MakeShoeWish): Promise<number> {
  const measures = await measuresIn(file)
  if (!measures) {
    process.stderr.write(`${file}: no JSON with the numbers of a foot\n`)
    return codes.refused
  }
  const { upper, side, level } = style
  const simplify = level === 'print' ? await loadSimplify() : undefined
  const made = makeShoe({ measures, ...style }, { simplify })
  if (!made.ok) {
    process.stderr.write(`${file}: ${made.code} ${JSON.stringify(made.facts)}\n`)
    return codes.refused
  }
  const { shoe, report } = made.value
  const name = `${upper}-${side}`
  const look = { colour: 'black', name } as const
  await mkdir(folder, { recursive: true })
  // One after the other: together their bytes would be the most that the command ever holds.
  await writeFile(join(folder, `${name}.stl`), binaryStl(shoe))
  await writeFile(join(folder, `${name}.3mf`), threeMf(shoe, look))
  await writeFile(join(folder, `${name}.glb`), glb(shoe, look))
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  return codes.done
}

const wish = readMakeShoeWords(process.argv.slice(2))
if (wish) process.exitCode = await run(wish)
else {
  process.stderr.write(`${makeShoeUsage}\n`)
  process.exitCode = codes.misused
}
