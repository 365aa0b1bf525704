import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import type { TraceMeasureStage, TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'

export type TraceOrder = { readonly file: Blob; readonly question: TraceQuestion }

export type TraceEvent = { readonly stage: TraceMeasureStage } | { readonly outcome: TraceOutcome }
