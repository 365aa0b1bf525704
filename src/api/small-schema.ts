/** The value as the schema gives it on, or nothing when it does not fit. */
type Read = (given: unknown) => { readonly value: unknown } | undefined
export type Check = (value: never) => boolean
export type Schema = {
  readonly read: Read
  readonly isOptional: boolean
  safeParse(given: unknown): { success: true; data: unknown } | { success: false }
  parse(given: unknown): unknown
  check(...checks: Check[]): Schema
}

export function schemaOf(read: Read, isOptional = false): Schema {
  return {
    read,
    isOptional,
    safeParse(given: unknown) {
      const found = read(given)
      return found ? { success: true, data: found.value } : { success: false }
    },
    parse(given: unknown): unknown {
      const found = read(given)
      if (!found) throw new Error('The value does not fit its schema')
      return found.value
    },
    check: (...checks) =>
      schemaOf((given) => {
        const found = read(given)
        return found && checks.every((one) => one(found.value as never)) ? found : undefined
      }, isOptional),
  }
}

export const one = (fits: (given: unknown) => boolean): Schema =>
  schemaOf((given) => (fits(given) ? { value: given } : undefined))
