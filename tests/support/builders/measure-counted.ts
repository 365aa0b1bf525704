import { measurePhoto as measurePhotoUncounted } from '#domain/foot/photo/measure-photo.ts'
import { measureTrace as measureTraceUncounted } from '#domain/foot/trace/measure-trace.ts'
import { countUse } from '../count-use.ts'

/** The engine for photos, counted towards the limit of photos that `npm test` may measure. */
export const measurePhoto: typeof measurePhotoUncounted = (...photo) => {
  countUse('photos measured')
  return measurePhotoUncounted(...photo)
}

/** The engine for tracings, counted likewise. */
export const measureTrace: typeof measureTraceUncounted = (...photo) => {
  countUse('photos measured')
  return measureTraceUncounted(...photo)
}
