import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import type { TraceAnswer, TracedFoot } from '#domain/foot/trace/question/trace-question.ts'
import { fail, ok } from '#domain/result.ts'
import type { TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import type { TraceEvent, TraceOrder } from './measure-trace.messages.ts'
import { readPhotoFile } from './read-photo-file.ts'

/**
 * Measures a traced foot off the main thread. Separate from measure-foot.worker.ts, because a page needs only
 * one of them.
 */
addEventListener('message', ({ data }: MessageEvent<TraceOrder>) => {
  // An unexpected error reaches the owner of the worker as its `error` event.
  measured(data).then((outcome) => postMessageBack({ outcome }), reportError)
})

function postMessageBack(event: TraceEvent): void {
  postMessage(event)
}

async function measured({ file, question }: TraceOrder): Promise<TraceOutcome> {
  postMessageBack({ stage: 'reading' })
  const photo = await readPhotoFile(file)
  if (!photo.ok) return fail(photo.code, {})
  const { pixels, focal35Mm } = photo.value
  const size = { width: pixels.width, height: pixels.height }
  const photoQuestion = { ...(focal35Mm !== undefined && { focal35Mm }), ...question }
  const answer = measureTrace(pixels, photoQuestion, (stage) => postMessageBack({ stage }))
  if (!answer.ok) return fail(answer.code, { ...answer.facts, size })
  return ok({ ...answer.value, feet: answer.value.feet.map(completed) as unknown as TraceAnswer['feet'], size })
}

/** Estimates the measurements that an outline on paper does not contain. */
function completed(traced: TracedFoot): TracedFoot {
  return { ...traced, foot: { ...traced.foot, figures: estimateMissing(traced.foot.figures) } }
}
