import { openDatabase } from '#server/open-database.ts'

/** A process that only keeps a database open, for tests that kill it. */
const [, , dataDir = ''] = process.argv
const log = { info: () => {}, warn: () => {}, error: () => {} }
const database = await openDatabase({ dataDir, demo: true, log })
process.on('SIGTERM', async () => {
  await database.close()
  process.exit(0)
})
setInterval(() => {}, 60_000)
process.stdout.write('open\n')
