import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import type { TraceMeasureStage, TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import { type MeasureFile, measureFileWith } from '#src/features/foot-photo/measure-in-worker.ts'
import workerAddress from '#src/workers/measure-trace.worker.ts?worker&url'
import { openWorker } from '#src/workers/open-worker.ts'

export type MeasureTrace = MeasureFile<TraceQuestion, TraceMeasureStage, TraceOutcome>

export const measureTraceInWorker: MeasureTrace = measureFileWith(() => openWorker(workerAddress))
