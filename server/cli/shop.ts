import { describeFaults, readEnvironment } from '#server/env/read-environment.ts'
import { openRunningDatabase } from './open-running-database.ts'
import { token } from './token.ts'

const usage = `npm run shop -- COMMAND, while the shop runs

  token [--ends SECONDS] [--guest TOKEN]
      signs a new customer in and says their tokens; what the guest did becomes theirs (demo only)`

async function run([command, ...words]: readonly string[]): Promise<{ said: string; isFault: boolean }> {
  const fault = (said: string) => ({ said, isFault: true })
  if (command !== 'token') return fault(usage)
  const read = readEnvironment(process.env)
  if (!read.ok) return fault(describeFaults(read.facts))
  if (read.value.isProduction) return fault('Tokens are given out in a demo only: in production customers sign in.')
  const db = await openRunningDatabase(read.value)
  if (!db) return fault('The shop does not run. Start it first: npm start')
  try {
    return { said: await token(db, read.value, words), isFault: false }
  } finally {
    await db.destroy()
  }
}

const { said, isFault } = await run(process.argv.slice(2))
;(isFault ? process.stderr : process.stdout).write(`${said}\n`)
process.exitCode = isFault ? 1 : 0
