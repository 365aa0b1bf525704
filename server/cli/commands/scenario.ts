import { resolve } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createTokens } from '#server/access/tokens.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { scenarios } from '#server/operators/scenarios/every-scenario.ts'
import { fillScenario, type ScenarioResult } from '#server/operators/scenarios/fill-scenario.ts'
import { orderScenarios } from '#server/operators/scenarios/order-scenarios.ts'
import type { Scenario } from '#server/operators/scenarios/scenario.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { readArguments } from '../arguments/read-arguments.ts'
import type { DemoCommand } from './demo-command.ts'

/** Groups of scenarios that run under one name. */
const groups: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = { orders: orderScenarios }

/**
 * Creates named demo customers at some point of their purchase. A repeated run uses the same customers and issues new
 * tokens.
 */
export const scenario: DemoCommand = async ({ db, environment, mail, now }, [name, ...more]) => {
  if (name === undefined) return fail('usage')
  const read = readArguments({ args: more, options: { json: { type: 'boolean' } } })
  if (!read.ok) return read
  const isJson = read.value.values.json === true
  if (name === 'list') return ok(isJson ? JSON.stringify(scenarios, null, 2) : listed())
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined
  const one = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  const wanted = group ?? (one && { [name]: one })
  if (!wanted) return fail('scenario_not_found')
  const secret = await jwtSecret(environment.JWT_SECRET, resolve(environment.DATA_DIR))
  const deps = { secrets: createSecrets(secret), tokens: createTokens(secret), mail, now }
  const arranged: Record<string, ScenarioResult> = {}
  for (const [each, { person }] of Object.entries(wanted))
    arranged[each] = await inTransaction(db, (transaction) => fillScenario(transaction, deps, person))
  if (isJson) return ok(JSON.stringify(group ? arranged : arranged[name]))
  return ok(
    Object.entries(arranged)
      .map(([each, how]) => `${wanted[each]?.about}\n${said(how)}`)
      .join('\n'),
  )
}

function listed(): string {
  const alone = Object.entries(scenarios).map(([name, { about, person }]) => `${name}  (${person.email})\n  ${about}`)
  const together = Object.entries(groups).map(
    ([name, members]) => `${name}\n  All at once: ${Object.keys(members).join(', ')}`,
  )
  return [...alone, ...together].join('\n')
}

function said({ email, link, token, refreshToken, guestToken }: ScenarioResult): string {
  const cookies = token === undefined ? [] : [`cookie token          ${token}`, `cookie refresh-token  ${refreshToken}`]
  const guest = guestToken === undefined ? [] : [`storage hadashi-guest ${guestToken}`]
  const lines = [`e-mail                ${email}`, `link (ten minutes)    ${link}`, ...cookies, ...guest]
  return lines.map((line) => `  ${line}`).join('\n')
}
