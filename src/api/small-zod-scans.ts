import { type Check, one, type Schema, schemaOf } from './small-schema.ts'

/* What scans need of `zod/mini` alone: a page without them does not load it. */

/* @__NO_SIDE_EFFECTS__ */
export const exactOptional = (inner: Schema) => schemaOf(inner.read, true)

/** A time of UTC, to the second or finer, on a day that there is. */
const isTime = (given: unknown) =>
  typeof given === 'string' &&
  /^\d{4}(-\d\d){2}T\d\d(:\d\d){2}(\.\d+)?Z$/.test(given) &&
  new Date(given).toJSON()?.startsWith(given.slice(0, 10)) === true

export const iso = { datetime: () => one(isTime) }

/* @__NO_SIDE_EFFECTS__ */
export const gte = (least: number) => (value: number) => value >= least
/* @__NO_SIDE_EFFECTS__ */
export const lte = (most: number) => (value: number) => value <= most
/* @__NO_SIDE_EFFECTS__ */
export const refine = (fits: Check) => fits
