import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { drawLabel } from './draw-label.ts'
import { type LabelPoints, layLabel } from './lay-label.ts'
import { sha256Hex } from './photo-sum.ts'

const usage = `npm run label:photo -- FILE --corners X,Y,… [--paper a4] [--heel X,Y | --round X,Y,…] [--toe X,Y | --tip X,Y] [--focal35 MM] [--out FILE]

Helps to label a photo of a foot on a sheet: draws what was pointed at over the photo, and says what the sheet's corners
make of it: from edge to toe, from heel to toe, how the camera was held and how far the corners lie off those of a sheet. All places are in pixels of the upright photo.
  --corners  the four corners of the sheet, in any order; also outside of the photo
  --heel     the heel's rear end on the sheet
  --round    at least three places on the heel's outline as it is seen: its height is taken off
  --toe      the foremost point on the sheet
  --tip      the foremost point as it is seen: its height is taken off
  --focal35  focal length as on 35 mm film, where it is known (26)
  --out      the picture (label.png); beside it, with -places in its name, one with every place in large`

const isPaper = (word: string): word is PaperName => Object.hasOwn(papers, word)

function pointsIn(text: string | undefined): Point[] {
  const numbers = text === undefined ? [] : text.split(/[\s,]+/).map(Number)
  if (numbers.length % 2 !== 0 || numbers.some(Number.isNaN)) throw new Error(`${text}: no places`)
  return numbers.flatMap((x, nth) => {
    const y = numbers[nth + 1]
    return nth % 2 === 0 && y !== undefined ? [{ x, y }] : []
  })
}

function parseArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { corners: text, paper: text, heel: text, round: text, toe: text, tip: text, focal35: text, out: text },
  })
  const [file, ...others] = positionals
  const [a, b, c, d, ...more] = pointsIn(values.corners)
  const { paper = 'a4', out = 'label.png' } = values
  if (!file || others.length > 0 || !a || !b || !c || !d || more.length > 0 || !isPaper(paper)) throw new Error(usage)
  const pointed: LabelPoints = {
    paper,
    corners: [a, b, c, d],
    focal35Mm: values.focal35 === undefined ? undefined : Number(values.focal35),
    heel: pointsIn(values.heel)[0],
    round: pointsIn(values.round),
    toe: pointsIn(values.toe)[0],
    tip: pointsIn(values.tip)[0],
  }
  return { file, out, pointed }
}

const rounded = ({ x, y }: Point) => [Math.round(x), Math.round(y)]

async function run(args: readonly string[]): Promise<string> {
  const { file, out, pointed } = parseArguments(args)
  const bytes = await readFile(file)
  const photo = await readPhoto(bytes)
  if (!photo.ok) throw new Error(`${file}: ${photo.code}`)
  const laid = layLabel(photo.value.pixels, pointed)
  if (!laid) throw new Error('Through these corners no camera sees such a sheet')
  await drawLabel(photo.value.pixels, laid, pointed, out)
  const { corners, heel, toe, numbers } = laid
  const label = {
    sha256: sha256Hex(bytes),
    paper: pointed.paper,
    corners: corners.map(rounded),
    heel: heel ? rounded(heel) : null,
    toe: toe ? rounded(toe) : null,
  }
  const said = Object.entries(numbers).map(([name, value]) => `${name} ${value.toFixed(1)}`)
  return `${JSON.stringify(label)}\n${said.join(', ')}\n`
}

try {
  process.stdout.write(await run(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
