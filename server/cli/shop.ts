import type { Kysely } from 'kysely'
import type { Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { describeFaults, type Environment, readEnvironment } from '#server/env/read-environment.ts'
import { openRunningDatabase } from './open-running-database.ts'
import { token } from './token.ts'
import { translation, translationUsage } from './translation.ts'

const usage = `npm run shop -- COMMAND, while the shop runs

  token [--ends SECONDS] [--guest TOKEN]
      signs a new customer in and says their tokens; what the guest did becomes theirs (demo only)
${translationUsage}`

const faults = {
  usage,
  no_such_guest: 'That is no token of a guest of this shop.',
  no_such_key: 'The shop has no text by that key. Find it with: translation list --search WORDS',
  empty: 'A text needs words. To have the built one back: translation reset KEY',
  too_long: 'The text is longer than any text of the shop.',
  odd_signs: 'The text holds signs that cannot be shown, such as line breaks.',
  unreadable: "The braces of the text cannot be read. A brace that is meant as a sign is written in quotes: '{'",
  unfit: 'The text needs the same places in braces and the same marks (<0>…</0>) as the one that it replaces.',
} as const

type Command = {
  readonly isDemoOnly: boolean
  run(
    db: Kysely<Schema>,
    environment: Environment,
    words: readonly string[],
  ): Promise<Result<string, keyof typeof faults>>
}

const commands: Record<string, Command> = {
  token: { isDemoOnly: true, run: token },
  translation: { isDemoOnly: false, run: (db, _, words) => translation(db, words, new Date()) },
}

async function run([name = '', ...words]: readonly string[]): Promise<{ said: string; isFault: boolean }> {
  const fault = (said: string) => ({ said, isFault: true })
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return fault(usage)
  const read = readEnvironment(process.env)
  if (!read.ok) return fault(describeFaults(read.facts))
  if (read.value.isProduction && command.isDemoOnly)
    return fault('Tokens are given out in a demo only: in production customers sign in.')
  const db = await openRunningDatabase(read.value)
  if (!db) return fault('The shop does not run. Start it first: npm start')
  try {
    const done = await command.run(db, read.value, words)
    return done.ok ? { said: done.value, isFault: false } : fault(faults[done.code])
  } finally {
    await db.destroy()
  }
}

const { said, isFault } = await run(process.argv.slice(2))
;(isFault ? process.stderr : process.stdout).write(`${said}\n`)
process.exitCode = isFault ? 1 : 0
