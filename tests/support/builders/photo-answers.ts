import type { PhotoAnswer } from '#domain/foot/photo/question/photo-question.ts'

/** A possible answer to a photo of 400 x 600 pixels, for tests of what is done with an answer. */
export const somePhotoAnswer: PhotoAnswer = {
  foot: {
    side: 'left',
    figures: {
      lengthMm: { value: 251.27, tolerance: 1.44, method: 'measured' },
      ballWidthMm: { value: 98.04, tolerance: 1.8, method: 'measured' },
      footBreadthMm: { value: 95.5, tolerance: 1.7, method: 'measured' },
      bigToeAngleDeg: { value: 8.26, tolerance: 2, method: 'measured' },
    },
    toeForm: { value: 'egyptian', method: 'measured' },
    outline: [
      { x: -30, y: 0 },
      { x: 30, y: 0 },
      { x: 45, y: 180 },
      { x: 0, y: 251 },
      { x: -45, y: 160 },
    ],
    quality: { score: 87.6, reasons: ['far'] },
  },
  warnings: ['tilted'],
  byHand: [],
  seen: {
    corners: [
      { x: 300, y: 500 },
      { x: 100, y: 500 },
      { x: 100, y: 200 },
      { x: 300, y: 200 },
    ],
    outline: [
      { x: 170, y: 500 },
      { x: 230, y: 500 },
      { x: 240, y: 320 },
      { x: 200, y: 250 },
      { x: 160, y: 330 },
    ],
    heelStands: undefined,
    tiltDeg: 4.21,
    heightMm: 640.4,
    focal35Mm: 26.04,
  },
}
