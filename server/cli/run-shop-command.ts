import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { readShift } from '#server/clock/demo-shift.ts'
import type { Schema } from '#server/db/schema.ts'
import { describeEnvironmentErrors, type Environment, readEnvironment } from '#server/env/read-environment.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { distFolder, newestBuild } from '#server/static/load-build.ts'
import { readBuiltInTexts } from '#server/translations/texts-in-use.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { clock } from './commands/clock.ts'
import type { DemoCommand } from './commands/demo-command.ts'
import { scenario } from './commands/scenario.ts'
import { token } from './commands/token.ts'
import { openRunningDatabase } from './open-running-database.ts'
import { findCommand, operatorUsage, runOperatorAction } from './run-operator-action.ts'

const usage = `npm run shop -- COMMAND, while the shop runs

For testers, in a demo only:
  scenario NAME | list
      creates named demo customers at a stage of their purchase, and shows how to sign in as them
  clock +10m | -1h | reset | show
      moves the clock of the shop and its pages
  token [--ends SECONDS] [--guest TOKEN]
      signs in a new customer and prints their tokens; with --guest, merges the data of that guest

For operators, with their token in OPERATOR_TOKEN (a demo needs none); add --json for programs:
${operatorUsage}`

const errorTexts = {
  usage,
  misused: usage,
  guest_not_found: 'This is not a guest token of this shop.',
  scenario_not_found: 'There is no such scenario. For a list: npm run shop -- scenario list',
} as const

const demoCommands: Readonly<Record<string, DemoCommand>> = { scenario, clock, token }

export type CommandOutput = { readonly said: string; readonly isError: boolean }

const done = (said: string): CommandOutput => ({ said, isError: false })
const failWith = (said: string): CommandOutput => ({ said, isError: true })

async function work(
  db: Kysely<Schema>,
  environment: Environment,
  words: readonly string[],
  token: string | undefined,
): Promise<CommandOutput> {
  const isDemo = !environment.isProduction
  const shiftMs = isDemo ? await readShift(db) : 0
  const now = () => new Date(Date.now() + shiftMs)
  const mail = createMailer({ environment, ownUrl: () => `http://localhost:${environment.PORT}`, wake: () => {} })
  const demoCommand = parseDemoCommand(words)
  if (demoCommand) {
    const outcome = await demoCommand({ db, environment, mail, now }, words.slice(1))
    if (outcome.ok) return done(outcome.value)
    return failWith([...(outcome.facts ? [outcome.facts, ''] : []), errorTexts[outcome.code]].join('\n'))
  }
  const builtIns = async () => readBuiltInTexts((await newestBuild(distFolder))?.folder)
  const secrets = createSecrets(await jwtSecret(environment.JWT_SECRET, resolve(environment.DATA_DIR)))
  const outcome = await runOperatorAction(
    db,
    { mail, secrets, isDemo, builtIns, now },
    { via: 'cli', token, isFreeToAll: isDemo },
    words,
  )
  return outcome.ok ? done(outcome.value) : failWith(outcome.facts ?? usage)
}

function parseDemoCommand([name = '']: readonly string[]): DemoCommand | undefined {
  return Object.hasOwn(demoCommands, name) ? demoCommands[name] : undefined
}

async function run(words: readonly string[], variables: NodeJS.ProcessEnv): Promise<CommandOutput> {
  const isForTesters = parseDemoCommand(words) !== undefined
  if (!isForTesters && !findCommand(words)) return failWith(usage)
  // On the command line this variable holds the operator's own token, not the setting of the shop.
  const read = readEnvironment({ ...variables, OPERATOR_TOKEN: '' })
  if (!read.ok) return failWith(describeEnvironmentErrors(read.facts))
  if (read.value.isProduction && isForTesters)
    return failWith('This command is for testers and works only in a demo, not in production.')
  const db = await openRunningDatabase(read.value)
  if (!db) return failWith('The shop is not running. Start it first: npm start')
  try {
    return await work(db, read.value, words, variables.OPERATOR_TOKEN?.trim() || undefined)
  } finally {
    await db.destroy()
  }
}

/** Control characters: text written by others must not move the cursor or change colours. */
const notForTerminals = /[^\P{Cc}\n]/gu

/** Runs one command of the operators' or testers' command line with the given environment variables. */
export async function runShopCommand(words: readonly string[], variables: NodeJS.ProcessEnv): Promise<CommandOutput> {
  const { said, isError } = await run(words, variables)
  return { said: said.replaceAll(notForTerminals, ''), isError }
}
