import { readFileSync } from 'node:fs'
import { onTestFinished, vi } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Corners, PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import { fail, ok } from '#domain/result.ts'
import type { MeasureOutcome } from '#machines/foot-photo/foot-photo.types.ts'
import type { MeasureOrder } from '#src/workers/measure-foot.messages.ts'
import { somePhotoAnswer } from '../builders/photo-answers.ts'

type DrawnTestPhoto = { readonly expected: { readonly corners: Corners; readonly outlinePx: readonly Point[] } }

const expectedDrawing = () =>
  (JSON.parse(readFileSync('tests/accuracy/photos/protocol-10.json', 'utf8')) as DrawnTestPhoto).expected

const size = { width: 1_200, height: 1_600 }

/** The answer to a photo of a left foot on A4, with the true positions of its sheet and foot. */
export function drawnAnswer(lengthMm: number, byHand: readonly ('corners' | 'heel' | 'toe')[] = []): MeasureOutcome {
  const { corners, outlinePx } = expectedDrawing()
  const { foot, seen } = somePhotoAnswer
  const figures = { ...foot.figures, lengthMm: { ...foot.figures.lengthMm, value: lengthMm } }
  const places = { ...seen, focal35Mm: 24, corners, outline: outlinePx }
  return ok({ ...somePhotoAnswer, foot: { ...foot, figures }, seen: places, byHand, size })
}

export const createRejection = (code: PhotoRejection): MeasureOutcome => fail(code, { size })

/** A rejection of the photo although its sheet and foot were detected. */
export function createDrawnRejection(code: PhotoRejection): MeasureOutcome {
  const { corners, outlinePx } = expectedDrawing()
  return fail(code, { size, corners, outline: outlinePx })
}

/** Stands in for the worker, which jsdom lacks: each order gets the next of these answers, and none after the last. */
export function standInPhotoWorker(...answers: readonly MeasureOutcome[]) {
  return standInWorker<MeasureOrder, MeasureOutcome>(...answers)
}

export function standInWorker<Order, Outcome>(...answers: readonly Outcome[]) {
  const orders: Order[] = []
  class PretendWorker extends EventTarget {
    postMessage(order: Order): void {
      const outcome = answers[orders.push(order) - 1]
      const event = outcome ? { outcome } : { stage: 'paper' }
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: event })))
    }

    terminate(): void {}
  }
  vi.stubGlobal('Worker', PretendWorker)
  const { createObjectURL, revokeObjectURL } = URL
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }))
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} })
  return orders
}
