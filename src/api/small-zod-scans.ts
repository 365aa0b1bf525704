import { type Check, one, type Schema, schemaOf } from './small-schema.ts'

/* What scans and designs need of `zod/mini` alone: a page without them does not load it. */

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
/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number) => (value: { readonly length: number }) => value.length >= least
/* @__NO_SIDE_EFFECTS__ */
export const int = () => one(Number.isSafeInteger)

/** As zod has it: of the versions that there are, or the first and the last of all. */
const uuidForm =
  /^([\dA-Fa-f]{8}-[\dA-Fa-f]{4}-[1-8][\dA-Fa-f]{3}-[89ABab][\dA-Fa-f]{3}-[\dA-Fa-f]{12}|0{8}-(0{4}-){3}0{12})$|^f{8}-(f{4}-){3}f{12}$/
/* @__NO_SIDE_EFFECTS__ */
export const uuid = () => one((given) => typeof given === 'string' && uuidForm.test(given))
