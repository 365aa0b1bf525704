import { photoSet, readRecord, type SetName } from '../../../support/builders/foot-photos/photo-set.ts'
import type { LabelledCase } from '../labels/score-labels.ts'
import { measureCase } from '../measure-case.ts'
import type { ScanCase } from '../scan-case.ts'
import { listPeopleGroups, type PeopleGrouping } from './people-groups.ts'

/** A drawn photo as people take them: scored like real photos, with an exact label. */
export type PeopleCase = LabelledCase & {
  readonly scan: ScanCase
  readonly groups: Readonly<Record<PeopleGrouping, string>>
}

type PeopleCasesOptions = { readonly set: SetName; readonly count: number; readonly workers: number }

/** The rejections that marks by hand can resolve. */
const handMends: readonly string[] = ['heel_not_proven', 'paper_cut_off', 'weak_edge']

/**
 * Measures the first photos of a set, drawing those that do not exist yet. Answerable photos are measured with marks by
 * hand as well.
 */
export async function peopleCases(
  { set, count, workers }: PeopleCasesOptions,
  say: (line: string) => void,
): Promise<PeopleCase[]> {
  const photos = await photoSet(set, count, workers)
  say(`${set}: ${count} drawn`)
  const cases: PeopleCase[] = []
  for (const photo of photos) {
    const { scene, expected, question, right } = readRecord(photo)
    if (!right) throw new Error(`${set}/${photo.name}: nobody says what is right of it`)
    const { isAnswerable, isHeelSeen, codes, ends } = right
    const known = { name: `${set}/${photo.name}`, groups: {}, expected, broken: null }
    const scan = await measureCase(photo.jpegPath, { ...known, question })
    const byHand = expected.corners && { ...question, corners: expected.corners, ...ends }
    const isByHand = isAnswerable && codes.every((code) => handMends.includes(code))
    const pointed = isByHand && byHand ? await measureCase(photo.jpegPath, { ...known, question: byHand }) : null
    cases.push({
      label: { file: photo.name, side: expected.side, sigmaMm: 0, isAnswerable, isHeelSeen, codes: [...codes] },
      lengthMm: expected.lengthMm,
      alone: scan.outcome,
      byHand: pointed?.outcome ?? null,
      scan,
      groups: listPeopleGroups(scene, right),
    })
    if (cases.length % 25 === 0) say(`${set}: ${cases.length} of ${count} measured`)
  }
  return cases
}
