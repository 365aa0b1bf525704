import { photoSet, readRecord, type SetName } from '../../support/builders/foot-photos/photo-set.ts'
import { measureCase } from './measure-case.ts'
import type { ScanCase } from './scan-case.ts'
import { listSceneGroups } from './scene-groups.ts'

type DrawnCasesOptions = {
  readonly set: SetName
  readonly count: number
  /** How many photos are drawn in parallel. */
  readonly workers: number
  /** Passes the true corners of the sheet to the engine: what remains is the error of all later stages. */
  readonly withCorners?: boolean
}

/** Measures the first photos of a set, drawing those that do not exist yet. */
export async function drawnCases(
  { set, count, workers, withCorners = false }: DrawnCasesOptions,
  say: (line: string) => void,
): Promise<ScanCase[]> {
  const photos = await photoSet(set, count, workers)
  say(`${set}: ${count} drawn`)
  const cases: ScanCase[] = []
  for (const photo of photos) {
    const { scene, expected, question, broken } = readRecord(photo)
    const hasFoot = scene.subject === 'foot' || scene.subject === 'two_feet'
    const one = await measureCase(photo.jpegPath, {
      name: `${set}/${photo.name}`,
      groups: listSceneGroups(scene),
      expected,
      broken: broken && { ...broken, hasFoot },
      question: { ...question, ...(withCorners && expected.corners && { corners: expected.corners }) },
      ...(!broken && expected.corners && { corners: expected.corners }),
    })
    cases.push(one)
    if (cases.length % 25 === 0) say(`${set}: ${cases.length} of ${count} measured`)
  }
  return cases
}
