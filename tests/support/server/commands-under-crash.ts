import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { settings } from '#domain/settings.ts'
import { token } from '#server/cli/commands/token.ts'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { testMailer } from '../fakes/test-mailer.ts'

const patience = { timeout: 60_000, interval: 100 }

type SentCommand = { readonly key: string; readonly name: string }

/** A customer who saves addresses while the shop is killed, and resends every unanswered request under its key. */
export async function openCommandsTest(dataDir: string) {
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!environment.ok || !db) throw new Error('The shop has no database')
  const deps = { db, environment: environment.value, mail: testMailer, now: () => new Date() }
  const said = await token(deps, ['--ends', '3600'])
  await db.destroy()
  if (!said.ok) throw new Error(said.code)
  const authorization = `Bearer ${JSON.parse(said.value).token}`
  const commands: SentCommand[] = []
  const unanswered = new Set<SentCommand>()

  async function send(url: string, command: SentCommand): Promise<void> {
    const fields = { name: command.name, postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' }
    const answer = await fetch(`${url}/api/user/addresses/save`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': command.key },
      body: JSON.stringify({ country: 'GB', fields, is_default: false }),
    })
    if ((await answer.text()) && answer.status === 200) unanswered.delete(command)
  }

  return {
    /** Sends as many commands at once as an account may have addresses, without awaiting their results. */
    begin(url: string) {
      for (let index = 0; index < settings.addresses.max; index++) {
        const command = { key: randomUUID(), name: `Address ${index}` }
        commands.push(command)
        unanswered.add(command)
        void send(url, command).catch(() => {})
      }
    },
    /** Resends the unanswered commands until all are answered, then checks the result of each. */
    async settle(url: string) {
      const resend = async () => {
        await Promise.all([...unanswered].map((command) => send(url, command).catch(() => {})))
        expect(unanswered.size).toBe(0)
      }
      await vi.waitFor(resend, patience)
      // If everything was answered before the kill, the database may still be restarting.
      const list = () =>
        fetch(`${url}/api/user/addresses`, { headers: { authorization } }).then((answer) => answer.json())
      const { addresses } = await vi.waitFor(async () => {
        const { data }: { data?: { addresses: { fields: { name: string } }[] } } = await list()
        if (data === undefined) throw new Error('The addresses of the customer could not be read')
        return data
      }, patience)
      const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted()
      expect(names(addresses.map(({ fields }) => fields))).toEqual(names(commands))
    },
  }
}
