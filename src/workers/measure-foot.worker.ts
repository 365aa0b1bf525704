import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import { fail, ok } from '#domain/result.ts'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import type { MeasureEvent, MeasureOrder } from './measure-foot.messages.ts'
import { readPhotoFile } from './read-photo-file.ts'

/** Measures a foot off the main thread, which it would block for a second. */
addEventListener('message', ({ data }: MessageEvent<MeasureOrder>) => {
  // An unexpected error reaches the owner of the worker as its `error` event.
  measured(data).then((outcome) => postMessageBack({ outcome }), reportError)
})

function postMessageBack(event: MeasureEvent): void {
  postMessage(event)
}

async function measured({ file, question }: MeasureOrder): Promise<MeasureOutcome> {
  postMessageBack({ stage: 'reading' })
  const photo = await readPhotoFile(file)
  if (!photo.ok) return fail(photo.code, {})
  const { pixels, focal35Mm } = photo.value
  const size = { width: pixels.width, height: pixels.height }
  const photoQuestion = { ...(focal35Mm !== undefined && { focal35Mm }), ...question }
  const answer = measurePhoto(pixels, photoQuestion, (stage) => postMessageBack({ stage }))
  if (!answer.ok) return fail(answer.code, { ...answer.facts, size })
  const { foot } = answer.value
  return ok({ ...answer.value, foot: { ...foot, figures: estimateMissing(foot.figures) }, size })
}
