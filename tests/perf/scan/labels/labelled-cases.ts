import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { measureCase } from '../measure-case.ts'
import { toHandMarks } from './ends-by-hand.ts'
import { labelLengthMm } from './label-length.ts'
import { mustBeThere } from './must-be-there.ts'
import { readLabels } from './read-labels.ts'
import type { LabelledCase } from './score-labels.ts'

/** Measures the labelled photos. If one is missing, or differs from the labelled one, nothing is measured. */
export async function labelledCases(
  folder: string,
  labelFile: string,
  say: (line: string) => void,
): Promise<LabelledCase[]> {
  const labels = readLabels(await readFile(labelFile, 'utf8'))
  await mustBeThere(folder, labels)
  const cases: LabelledCase[] = []
  for (const label of labels) {
    const file = join(folder, label.file)
    const measured = async (byHand: Partial<PhotoQuestion>) => {
      const question: PhotoQuestion = { paper: label.paper, side: 'auto', ...byHand }
      const groups = { paper: label.paper }
      return (await measureCase(file, { name: label.file, groups, expected: {}, broken: null, question })).outcome
    }
    const photo = await readPhoto(await readFile(file))
    const hand = photo.ok ? toHandMarks(label, photo.value.pixels, photo.value.focal35Mm) : undefined
    cases.push({
      label,
      lengthMm: labelLengthMm(label),
      alone: await measured({}),
      byHand: hand ? await measured(hand) : null,
    })
    say(`${cases.length} of ${labels.length}: ${label.file}`)
  }
  return cases
}
