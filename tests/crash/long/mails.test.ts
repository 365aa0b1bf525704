import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { seededChance } from '../../support/seeded-chance.ts'
import { crashProcess } from '../../support/server/crash-process.ts'
import { emptyFolder } from '../../support/server/data-folder.ts'
import { type Acknowledged, openDatabaseFor, queueMails, waitUntilSent } from '../../support/server/queued-mails.ts'
import { startShop } from '../../support/server/running-shop.ts'

const kills = 100
const seed = Number(process.env.MAIL_SEED ?? 7)

test(`${kills} kills -9 of shop and database while mails are queued: every mail is in the mailbox once`, async () => {
  const chance = seededChance(seed)
  const dataDir = await emptyFolder()
  const acknowledged: Acknowledged = new Map()
  for (let turn = 0; turn < kills; turn++) {
    const shop = await startShop({ dataDir })
    const db = await openDatabaseFor({ DATA_DIR: dataDir })
    const killing = pause(50 + chance() * 400).then(() => crashProcess(shop.pid))
    // Queues mails until the kill takes the database away.
    for (let isThere = true; isThere; )
      isThere = await queueMails(db, 1 + Math.floor(chance() * 5), acknowledged).then(
        () => true,
        () => false,
      )
    await killing
    await db.destroy()
  }
  const shop = await startShop({ dataDir })
  onTestFinished(async () => void (await shop.stop()))
  const db = await openDatabaseFor({ DATA_DIR: dataDir })
  await waitUntilSent(db)
  await db.destroy()
  expect(acknowledged.size).toBeGreaterThan(kills)
  for (const [id, { to, code }] of acknowledged) {
    const answer = await fetch(`${shop.url}/dev/mailbox?to=${to}`, { headers: { accept: 'application/json' } })
    expect(await answer.json()).toMatchObject({ mails: [{ id, to, subject: `${code} is your Hadashi code` }] })
  }
}, 3_600_000)
