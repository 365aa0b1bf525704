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

/** In each row, either all settings or none must be set. */
const together = [
  ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['SHAPEDIVER_TICKET', 'SHAPEDIVER_MODEL_VIEW_URL'],
] as const

/** The settings that are required with these values but missing. */
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

/** Reads the whole environment at once, so that an invalid start reports every error and not only the first. */
export function readEnvironment(
  envValues: Readonly<Record<string, string | undefined>>,
): Result<Environment, 'wrong_environment', readonly EnvironmentError[]> {
  const values: Record<string, unknown> = {}
  const errors: EnvironmentError[] = []
  for (const name of names) {
    const text = envValues[name]?.trim()
    // Tests and tools use other values of NODE_ENV; only `production` makes a difference.
    const isOther = name === 'NODE_ENV' && text !== 'production'
    const read = environment[name].read(text === '' || isOther ? undefined : text)
    if ('invalid' in read) errors.push(toEnvironmentError(name, read.invalid))
    else values[name] = read.value
  }
  // Plain HTTP: everybody in the network could read what customers send.
  if (values.LAN && values.NODE_ENV === 'production')
    errors.push(toEnvironmentError('LAN', 'is allowed in a demo only'))
  errors.push(...missingIn(values).filter((missing) => !errors.some((error) => error.name === missing.name)))
  // Its licence permits no commercial use.
  const needsLicence = values.NODE_ENV === 'production' && values.VIEWER === 'shapediver'
  if (needsLicence && !envValues.SHAPEDIVER_LICENCE?.trim())
    errors.push(toEnvironmentError('SHAPEDIVER_LICENCE', 'is missing; VIEWER=three leaves out what it is needed for'))
  if (errors.length > 0) return fail('wrong_environment', errors)
  return ok({ ...values, isProduction: values.NODE_ENV === 'production' } as Environment)
}

/** Formats the errors for the shop's operator, one per line. */
export function describeEnvironmentErrors(errors: readonly EnvironmentError[]): string {
  const lines = errors.map(({ name, invalid, example }) => `  ${name} ${invalid} (for example: ${example})`)
  return ['The shop cannot start with these settings:', ...lines].join('\n')
}
