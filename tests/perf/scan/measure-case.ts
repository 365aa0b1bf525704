import { readFile } from 'node:fs/promises'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { Figure } from '#domain/foot/foot-figures.ts'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import type { PhotoAnswer, PhotoQuestion, PhotoStage } from '#domain/foot/photo/question/photo-question.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { type JudgedFigure, judgedFigures, type ScanCase, type ScanOutcome } from './scan-case.ts'

type PhotoCaseInput = Pick<ScanCase, 'name' | 'groups' | 'expected' | 'broken'> & {
  readonly question: PhotoQuestion
  /** If set, a rejected photo is measured again with these corners. */
  readonly corners?: PhotoQuestion['corners']
}

type Photo = Parameters<typeof measurePhoto>[0]

function mapFigures<Value>(answer: PhotoAnswer, of: (figure: Figure) => Value) {
  const all = estimateMissing(answer.foot.figures)
  const known = judgedFigures.flatMap((name) => (all[name] ? [[name, of(all[name])] as const] : []))
  return Object.fromEntries(known) as Partial<Record<JudgedFigure, Value>>
}

function measured(pixels: Photo, question: PhotoQuestion, onStage?: (stage: PhotoStage) => void): ScanOutcome {
  const result = measurePhoto(pixels, question, onStage)
  if (!result.ok) return { isAnswer: false, code: result.code }
  const { foot } = result.value
  return {
    isAnswer: true,
    side: foot.side,
    toeForm: foot.toeForm?.value,
    figures: mapFigures(result.value, ({ value }) => value),
    tolerances: mapFigures(result.value, ({ tolerance }) => tolerance),
    methods: mapFigures(result.value, ({ method }) => method),
    quality: foot.quality.score,
  }
}

/** Measures a photo as the command does, and records the time of every stage. */
export async function measureCase(file: string, { question, corners, ...known }: PhotoCaseInput): Promise<ScanCase> {
  const openedAt = performance.now()
  const photo = await readPhoto(await readFile(file))
  const decodeMs = performance.now() - openedAt
  if (!photo.ok) {
    const outcome = { isAnswer: false, code: photo.code } as const
    return { ...known, outcome, byHand: null, decodeMs, stageMs: {}, totalMs: 0, processorMs: 0 }
  }
  const { pixels, focal35Mm } = photo.value
  const photoQuestion = { ...(focal35Mm !== undefined && { focal35Mm }), ...question }
  const begun: { readonly stage: PhotoStage; readonly at: number }[] = []
  const worked = process.cpuUsage()
  const startedAt = performance.now()
  const outcome = measured(pixels, photoQuestion, (stage) => begun.push({ stage, at: performance.now() }))
  const endedAt = performance.now()
  const { user, system } = process.cpuUsage(worked)
  const stageMs = Object.fromEntries(
    begun.map(({ stage, at }, index) => [stage, (begun[index + 1]?.at ?? endedAt) - at]),
  )
  const byHand = corners && !outcome.isAnswer ? measured(pixels, { ...photoQuestion, corners }) : null
  return {
    ...known,
    outcome,
    byHand,
    decodeMs,
    stageMs,
    totalMs: endedAt - startedAt,
    processorMs: (user + system) / 1_000,
  }
}
