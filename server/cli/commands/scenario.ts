import { resolve } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createTokens } from '#server/access/tokens.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { scenarios } from '#server/operators/scenarios/every-scenario.ts'
import { type Arranged, fillScenario } from '#server/operators/scenarios/fill-scenario.ts'
import { createSecrets } from '#server/proofs/secrets.ts'
import type { DemoCommand } from './demo-command.ts'

/** Fills named people in a stage of their shopping; run again, they are the same people with fresh tokens. */
export const scenario: DemoCommand = async ({ db, environment, mail, now }, [name, ...more]) => {
  const isJson = more.length === 1 && more[0] === '--json'
  if (name === undefined || (more.length > 0 && !isJson)) return fail('usage')
  if (name === 'list') return ok(isJson ? JSON.stringify(scenarios, null, 2) : listed())
  const wanted = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (!wanted) return fail('no_such_scenario')
  const secret = await jwtSecret(environment.JWT_SECRET, resolve(environment.DATA_DIR))
  const parts = { secrets: createSecrets(secret), tokens: createTokens(secret), mail, now }
  const arranged = await inTransaction(db, (transaction) => fillScenario(transaction, parts, wanted.person))
  return ok(isJson ? JSON.stringify(arranged) : `${wanted.about}\n${said(arranged)}`)
}

function listed(): string {
  return Object.entries(scenarios)
    .map(([name, { about, person }]) => `${name}  (${person.email})\n  ${about}`)
    .join('\n')
}

function said({ email, link, token, refreshToken, guestToken }: Arranged): string {
  const cookies = token === undefined ? [] : [`cookie token          ${token}`, `cookie refresh-token  ${refreshToken}`]
  const guest = guestToken === undefined ? [] : [`storage hadashi-guest ${guestToken}`]
  const lines = [`e-mail                ${email}`, `link (ten minutes)    ${link}`, ...cookies, ...guest]
  return lines.map((line) => `  ${line}`).join('\n')
}
