import type { Kysely } from 'kysely'
import type { Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { describeFaults, type Environment, readEnvironment } from '#server/env/read-environment.ts'
import { openMailroom } from '#server/mail/mailroom.ts'
import type { ActionParts } from '#server/operators/action.ts'
import { distFolder, newestBuild } from '#server/static/newest-build.ts'
import { readBuiltInTexts } from '#server/translations/texts-in-use.ts'
import { token } from './commands/token.ts'
import { openRunningDatabase } from './open-running-database.ts'
import { findCommand, operate, operatorUsage } from './operate.ts'

const usage = `npm run shop -- COMMAND, while the shop runs

For testers, in a demo only:
  token [--ends SECONDS] [--guest TOKEN]
      signs a new customer in and says their tokens; what the guest did becomes theirs

For operators, whose token stands in OPERATOR_TOKEN (a demo needs none); with --json for machines:
${operatorUsage}`

const faults = {
  usage,
  no_such_guest: 'That is no token of a guest of this shop.',
} as const

type DemoCommand = (
  db: Kysely<Schema>,
  environment: Environment,
  words: readonly string[],
) => Promise<Result<string, keyof typeof faults>>

const demoCommands: Readonly<Record<string, DemoCommand>> = { token }

type Said = { readonly said: string; readonly isFault: boolean }

const done = (said: string): Said => ({ said, isFault: false })
const fault = (said: string): Said => ({ said, isFault: true })

async function runDemoCommand(
  db: Kysely<Schema>,
  environment: Environment,
  command: DemoCommand,
  words: readonly string[],
): Promise<Said> {
  const outcome = await command(db, environment, words)
  return outcome.ok ? done(outcome.value) : fault(faults[outcome.code])
}

function partsOf(environment: Environment): ActionParts {
  return {
    mail: openMailroom({ environment, ownUrl: () => `http://localhost:${environment.PORT}`, wake: () => {} }),
    isDemo: !environment.isProduction,
    builtIns: async () => readBuiltInTexts((await newestBuild(distFolder))?.folder),
    now: () => new Date(),
  }
}

async function runOperatorCommand(
  db: Kysely<Schema>,
  environment: Environment,
  words: readonly string[],
): Promise<Said> {
  const credential = {
    via: 'cli',
    token: process.env.OPERATOR_TOKEN?.trim() || undefined,
    isFreeToAll: !environment.isProduction,
  } as const
  const outcome = await operate(db, partsOf(environment), credential, words)
  return outcome.ok ? done(outcome.value) : fault(outcome.facts ?? usage)
}

async function run(words: readonly string[]): Promise<Said> {
  const [name = '', ...rest] = words
  const demoCommand = Object.hasOwn(demoCommands, name) ? demoCommands[name] : undefined
  if (!demoCommand && !findCommand(words)) return fault(usage)
  // Here the variable holds the token of whoever is at work, and not the setting of the shop.
  const read = readEnvironment({ ...process.env, OPERATOR_TOKEN: '' })
  if (!read.ok) return fault(describeFaults(read.facts))
  if (read.value.isProduction && demoCommand) return fault('Testers have that command in a demo. Production has not.')
  const db = await openRunningDatabase(read.value)
  if (!db) return fault('The shop does not run. Start it first: npm start')
  try {
    return demoCommand
      ? await runDemoCommand(db, read.value, demoCommand, rest)
      : await runOperatorCommand(db, read.value, words)
  } finally {
    await db.destroy()
  }
}

/** What others have written may move no cursor and colour no terminal. */
const notForTerminals = /[^\P{Cc}\n]/gu

const { said, isFault } = await run(process.argv.slice(2))
;(isFault ? process.stderr : process.stdout).write(`${said.replaceAll(notForTerminals, '')}\n`)
process.exitCode = isFault ? 1 : 0
