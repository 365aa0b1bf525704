import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import { fail, ok } from '#domain/result.ts'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import type { MeasureEvent, MeasureOrder } from './measure-foot.messages.ts'
import { readPhotoFile } from './read-photo-file.ts'

/** Measuring takes a second in which nothing else could be done: so it is done beside the page. */
addEventListener('message', ({ data }: MessageEvent<MeasureOrder>) => {
  // What cannot be is told to whoever opened the worker, as its failure.
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
