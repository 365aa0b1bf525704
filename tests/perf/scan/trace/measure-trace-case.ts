import { readFile } from 'node:fs/promises'
import type { Figure } from '#domain/foot/foot-figures.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import type { TracedFoot, TraceQuestion, TraceStage } from '#domain/foot/trace/question/trace-question.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { type JudgedFigure, judgedFigures } from '../scan-case.ts'
import type { ReportedFoot, TraceCase, TraceOutcome } from './trace-case.ts'

type TraceCaseInput = Omit<TraceCase, 'outcome' | 'decodeMs' | 'stageMs' | 'totalMs' | 'processorMs'> & {
  readonly question: TraceQuestion
}

function toReportedFoot({ foot }: TracedFoot): ReportedFoot {
  const each = <Value>(of: (figure: Figure) => Value) =>
    Object.fromEntries(
      judgedFigures.flatMap((name) => {
        const figure = foot.figures[name]
        return figure ? [[name, of(figure)] as const] : []
      }),
    ) as Partial<Record<JudgedFigure, Value>>
  return {
    side: foot.side,
    toeForm: foot.toeForm?.value,
    figures: each(({ value }) => value),
    tolerances: each(({ tolerance }) => tolerance),
    methods: each(({ method }) => method),
  }
}

/** Measures a photo of a tracing as the command does, and records the time of every stage. */
export async function measureTraceCase(file: string, { question, ...known }: TraceCaseInput): Promise<TraceCase> {
  const openedAt = performance.now()
  const photo = await readPhoto(await readFile(file))
  const decodeMs = performance.now() - openedAt
  if (!photo.ok) {
    const outcome = { isAnswer: false, code: photo.code } as const
    return { ...known, outcome, decodeMs, stageMs: {}, totalMs: 0, processorMs: 0 }
  }
  const { pixels, focal35Mm } = photo.value
  const photoQuestion = { ...(focal35Mm !== undefined && { focal35Mm }), ...question }
  const begun: { readonly stage: TraceStage; readonly at: number }[] = []
  const worked = process.cpuUsage()
  const startedAt = performance.now()
  const result = measureTrace(pixels, photoQuestion, (stage: TraceStage) =>
    begun.push({ stage, at: performance.now() }),
  )
  const endedAt = performance.now()
  const { user, system } = process.cpuUsage(worked)
  const stageMs = Object.fromEntries(
    begun.map(({ stage, at }, index) => [stage, (begun[index + 1]?.at ?? endedAt) - at]),
  )
  const outcome: TraceOutcome = result.ok
    ? { isAnswer: true, feet: result.value.feet.map(toReportedFoot), warnings: result.value.warnings }
    : { isAnswer: false, code: result.code }
  return {
    ...known,
    outcome,
    decodeMs,
    stageMs,
    totalMs: endedAt - startedAt,
    processorMs: (user + system) / 1_000,
  }
}
