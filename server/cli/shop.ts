import { describeFaults, readEnvironment } from '#server/env/read-environment.ts'
import { openRunningDatabase } from './open-running-database.ts'
import { token } from './token.ts'

const usage = `npm run shop -- COMMAND, while the shop runs

  token [--ends SECONDS] [--guest TOKEN]
      signs a new customer in and says their tokens; what the guest did becomes theirs (demo only)`

const faults = {
  usage,
  no_such_guest: 'That is no token of a guest of this shop.',
} as const

async function run([command, ...words]: readonly string[]): Promise<{ said: string; isFault: boolean }> {
  const fault = (said: string) => ({ said, isFault: true })
  if (command !== 'token') return fault(usage)
  const read = readEnvironment(process.env)
  if (!read.ok) return fault(describeFaults(read.facts))
  if (read.value.isProduction) return fault('Tokens are given out in a demo only: in production customers sign in.')
  const db = await openRunningDatabase(read.value)
  if (!db) return fault('The shop does not run. Start it first: npm start')
  try {
    const given = await token(db, read.value, words)
    return given.ok ? { said: given.value, isFault: false } : fault(faults[given.code])
  } finally {
    await db.destroy()
  }
}

const { said, isFault } = await run(process.argv.slice(2))
;(isFault ? process.stderr : process.stdout).write(`${said}\n`)
process.exitCode = isFault ? 1 : 0
