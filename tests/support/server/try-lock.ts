import { once } from 'node:events'
import { lockFolder } from '#server/db/folder-lock.ts'

/** A process that tries to take a folder's lock when it is told to, and keeps it until its input ends. */
const [, , folder = ''] = process.argv
process.stdout.write('here\n')
await once(process.stdin, 'data')
const outcome = await lockFolder(folder).then(
  () => 'won',
  () => 'lost',
)
process.stdout.write(`${outcome}\n`)
await once(process.stdin, 'end')
