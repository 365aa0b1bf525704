import { fail, ok, type Result } from '#domain/result.ts'
import type { Setting } from './setting.ts'
import { type EnvironmentName, environment } from './settings.ts'

type ValueOf<S> = S extends Setting<infer Value> ? Value : never

export type Environment = {
  readonly [Name in EnvironmentName]: ValueOf<(typeof environment)[Name]>
} & { readonly isProduction: boolean }

export type EnvironmentFault = { readonly name: EnvironmentName; readonly wrong: string; readonly example: string }

const names = Object.keys(environment) as EnvironmentName[]

function faultOf(name: EnvironmentName, wrong: string): EnvironmentFault {
  return { name, wrong, example: environment[name].example }
}

/** All of these or none, of each row. */
const together = [
  ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

/** What this kind of start cannot do without. */
function missingIn(values: Record<string, unknown>): EnvironmentFault[] {
  const isProduction = values.NODE_ENV === 'production'
  const needed = names.filter((name) => {
    const setting: Setting<unknown> = environment[name]
    return isProduction && setting.isNeededInProduction === true
  })
  for (const row of together) if (row.some((name) => values[name] !== undefined)) needed.push(...row)
  if (values.DATABASE_URL && !needed.includes('JWT_SECRET')) needed.push('JWT_SECRET')
  return [...new Set(needed)].filter((name) => values[name] === undefined).map((name) => faultOf(name, 'is missing'))
}

/** Reads the whole environment at once, so that a wrong start names every fault and not only the first. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
): Result<Environment, 'wrong_environment', readonly EnvironmentFault[]> {
  const values: Record<string, unknown> = {}
  const faults: EnvironmentFault[] = []
  for (const name of names) {
    const text = given[name]?.trim()
    // In tests and tools NODE_ENV has other names; only `production` makes a difference.
    const isOther = name === 'NODE_ENV' && text !== 'production'
    const read = environment[name].read(text === '' || isOther ? undefined : text)
    if ('wrong' in read) faults.push(faultOf(name, read.wrong))
    else values[name] = read.value
  }
  // Everybody in the network could read what customers send.
  if (values.LAN && values.NODE_ENV === 'production') faults.push(faultOf('LAN', 'is for the demo alone'))
  faults.push(...missingIn(values).filter((missing) => !faults.some((fault) => fault.name === missing.name)))
  if (faults.length > 0) return fail('wrong_environment', faults)
  return ok({ ...values, isProduction: values.NODE_ENV === 'production' } as Environment)
}

/** The faults as a shopkeeper reads them, a line each. */
export function describeFaults(faults: readonly EnvironmentFault[]): string {
  const lines = faults.map(({ name, wrong, example }) => `  ${name} ${wrong} (for example: ${example})`)
  return ['The shop cannot start with these settings:', ...lines].join('\n')
}
