import { once } from 'node:events'
import { lockFolder } from '#server/db/folder-lock.ts'

/** A process that tries to lock a folder when it gets input, and holds the lock until its input ends. */
const [, , folder = ''] = process.argv
process.stdout.write('here\n')
await once(process.stdin, 'data')
const outcome = await lockFolder(folder).then(
  () => 'won',
  () => 'lost',
)
process.stdout.write(`${outcome}\n`)
await once(process.stdin, 'end')
