import { fail, ok, type Result } from '#domain/result.ts'
import type { Setting } from './setting.ts'
import { type EnvironmentName, environment } from './settings.ts'

type SettingValue<S> = S extends Setting<infer Value> ? Value : never

export type Environment = {
  readonly [Name in EnvironmentName]: SettingValue<(typeof environment)[Name]>
} & { readonly isProduction: boolean }

export type EnvironmentError = { readonly name: EnvironmentName; readonly invalid: string; readonly example: string }

const names = Object.keys(environment) as EnvironmentName[]

function toEnvironmentError(name: EnvironmentName, invalid: string): EnvironmentError {
  return { name, invalid, example: environment[name].example }
}

/** All of these or none, of each row. */
const together = [
  ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

/** What this kind of start cannot do without. */
function missingIn(values: Record<string, unknown>): EnvironmentError[] {
  const isProduction = values.NODE_ENV === 'production'
  const needed = names.filter((name) => {
    const setting: Setting<unknown> = environment[name]
    return isProduction && setting.isNeededInProduction === true
  })
  for (const row of together) if (row.some((name) => values[name] !== undefined)) needed.push(...row)
  if (values.DATABASE_URL && !needed.includes('JWT_SECRET')) needed.push('JWT_SECRET')
  return [...new Set(needed)]
    .filter((name) => values[name] === undefined)
    .map((name) => toEnvironmentError(name, 'is missing'))
}

/** Reads the whole environment at once, so that a wrong start names every fault and not only the first. */
export function readEnvironment(
  envValues: Readonly<Record<string, string | undefined>>,
): Result<Environment, 'wrong_environment', readonly EnvironmentError[]> {
  const values: Record<string, unknown> = {}
  const errors: EnvironmentError[] = []
  for (const name of names) {
    const text = envValues[name]?.trim()
    // In tests and tools NODE_ENV has other names; only `production` makes a difference.
    const isOther = name === 'NODE_ENV' && text !== 'production'
    const read = environment[name].read(text === '' || isOther ? undefined : text)
    if ('invalid' in read) errors.push(toEnvironmentError(name, read.invalid))
    else values[name] = read.value
  }
  // Everybody in the network could read what customers send.
  if (values.LAN && values.NODE_ENV === 'production') errors.push(toEnvironmentError('LAN', 'is for the demo alone'))
  errors.push(...missingIn(values).filter((missing) => !errors.some((error) => error.name === missing.name)))
  if (errors.length > 0) return fail('wrong_environment', errors)
  return ok({ ...values, isProduction: values.NODE_ENV === 'production' } as Environment)
}

/** The faults as a shopkeeper reads them, a line each. */
export function describeEnvironmentErrors(errors: readonly EnvironmentError[]): string {
  const lines = errors.map(({ name, invalid, example }) => `  ${name} ${invalid} (for example: ${example})`)
  return ['The shop cannot start with these settings:', ...lines].join('\n')
}
