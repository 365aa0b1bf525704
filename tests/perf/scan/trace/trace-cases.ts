import type { TraceScene } from '../../../support/builders/foot-tracings/trace-scene.ts'
import { readTraceRecord, type TraceSetName, traceSet } from '../../../support/builders/foot-tracings/trace-set.ts'
import { createBandLookup } from '../scene-groups.ts'
import { measureTraceCase } from './measure-trace-case.ts'
import type { TraceCase, TraceGrouping } from './trace-case.ts'

type TraceCasesOptions = { readonly set: TraceSetName; readonly count: number; readonly workers: number }

/** Measures the first photos of a set, drawing those that do not exist yet. */
export async function traceCases(
  { set, count, workers }: TraceCasesOptions,
  say: (line: string) => void,
): Promise<TraceCase[]> {
  const photos = await traceSet(set, count, workers)
  say(`${set}: ${count} drawn`)
  const cases: TraceCase[] = []
  for (const photo of photos) {
    const { scene, expected, question, broken } = readTraceRecord(photo)
    const one = await measureTraceCase(photo.jpegPath, {
      name: `${set}/${photo.name}`,
      groups: listTraceGroups(scene),
      feet: expected.feet,
      isMarked: expected.feet.every(({ gapMm }) => gapMm !== null),
      broken: broken && { ...broken, hasFoot: expected.feet.length > 0 },
      question,
    })
    cases.push(one)
    if (cases.length % 25 === 0) say(`${set}: ${cases.length} of ${count} measured`)
  }
  return cases
}

const distanceBand = createBandLookup(
  [
    [420, '350 to 420 mm'],
    [550, '420 to 550 mm'],
  ],
  '550 to 800 mm',
)
const tiltBand = createBandLookup(
  [
    [6, '0 to 6 degrees'],
    [12, '6 to 12 degrees'],
  ],
  '12 to 20 degrees',
)

/** The groups of a drawn tracing. */
export function listTraceGroups(scene: TraceScene): Readonly<Partial<Record<TraceGrouping, string>>> {
  const { pen, lying, paper, look, bends, drawings, camera, sensor, floor } = scene
  const [first] = drawings
  const turn = (((first?.placing.turnDeg ?? 0) % 360) + 360) % 360
  const isStraight = turn % 180 < 12 || turn % 180 > 168
  return {
    pen: pen.kind,
    'pen in the picture': lying ? 'yes' : 'no',
    paper,
    print: look.print === 'plain' && look.speckle > 0 ? 'grey' : look.print,
    sheet: bends[0]?.kind ?? (look.isTaped ? 'taped' : 'flat'),
    ...(first && { feet: drawings.length === 2 ? 'two' : first.flesh.family, drawn: drawnAs(scene) }),
    lies: isStraight ? (turn > 90 && turn < 270 ? 'the other way about' : 'upright') : 'across',
    floor: floor.kind,
    distance: distanceBand(camera.zMm),
    tilt: tiltBand(camera.tiltDeg),
    lens: camera.isFocalKnown ? 'told by the file' : 'not told',
    size: [sensor.widthPx, sensor.heightPx].toSorted((one, other) => one - other).join(' x '),
  }
}

/** An ink that reflects more than this share of green light counts as light. */
const lightInk = 0.25

function drawnAs({ drawings: [first], pen }: TraceScene): string {
  if (!first) return 'nothing'
  if (first.style === 'dashes') return 'in dashes'
  if (pen.ink[1] > lightInk) return 'in a light colour'
  if (first.second) return 'twice in places'
  if (first.stray) return first.stray.isErased ? 'with a piece rubbed out' : 'with a piece crossed out'
  return first.hand.gaps.length > 0 ? 'with gaps' : 'in one line'
}
