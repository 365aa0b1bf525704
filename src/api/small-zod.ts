/*
 * What the browser needs of `zod/mini`, whose place it takes there (vite.config.ts): the contract is checked by the same
 * schemas, and a page is 5 kB lighter. A part of zod that is not here stops the build; add it, and the test compares it.
 */

import { one, type Schema, schemaOf } from './small-schema.ts'

function fields<Shape extends Record<string, Schema>>(shape: Shape, isStrict: boolean) {
  const schema = schemaOf((given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
    if (isStrict && Object.keys(given).some((name) => !Object.hasOwn(shape, name))) return undefined
    const value: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(shape)) {
      const isThere = name in given
      if (!isThere && schema.isOptional) continue
      const found = isThere ? schema.read((given as Record<string, unknown>)[name]) : undefined
      if (!found) return undefined
      value[name] = found.value
    }
    return { value }
  })
  return { ...schema, shape }
}

/* @__NO_SIDE_EFFECTS__ */
export const object = <Shape extends Record<string, Schema>>(shape: Shape) => fields(shape, false)
/* @__NO_SIDE_EFFECTS__ */
export const strictObject = <Shape extends Record<string, Schema>>(shape: Shape) => fields(shape, true)
/* @__NO_SIDE_EFFECTS__ */
export const string = () => one((given) => typeof given === 'string')
/* @__NO_SIDE_EFFECTS__ */
export const number = () => one(Number.isFinite)
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => one((given) => typeof given === 'boolean')
/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => schemaOf((given) => ({ value: given }))
/* @__NO_SIDE_EFFECTS__ */
export const literal = (wanted: unknown) => one((given) => given === wanted)
/* @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Schema) => schemaOf((given) => (given === null ? { value: null } : inner.read(given)))
/* @__NO_SIDE_EFFECTS__ */
export const optional = (inner: Schema) =>
  schemaOf((given) => (given === undefined ? { value: given } : inner.read(given)), true)
/* @__NO_SIDE_EFFECTS__ */
export const union = (ways: readonly Schema[]) =>
  schemaOf((given) => ways.map((way) => way.read(given)).find((found) => found !== undefined))
/* @__NO_SIDE_EFFECTS__ */
export const array = (inner: Schema) =>
  schemaOf((given) => {
    if (!Array.isArray(given)) return undefined
    const found = given.map(inner.read).filter((item) => item !== undefined)
    return found.length === given.length ? { value: found.map(({ value }) => value) } : undefined
  })
/* @__NO_SIDE_EFFECTS__ */
export const record = (key: Schema, inner: Schema) =>
  schemaOf((given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
    const found = Object.entries(given).map(([name, value]) => [key.read(name), inner.read(value)] as const)
    if (found.some(([name, value]) => !name || !value)) return undefined
    return { value: Object.fromEntries(found.map(([name, value]) => [name?.value as string, value?.value])) }
  })
const oneOf = (values: readonly unknown[]) => one((given) => values.includes(given))

export * from './small-zod-scans.ts'
export { oneOf as enum }

/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number) => (value: { readonly length: number }) => value.length <= most
/* @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp) => (value: string) => pattern.test(value)
