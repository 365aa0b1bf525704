import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Fields that say who or where somebody is, or that grant access: a path may be that of a link in a mail. */
const unseen =
  /^(address|body|code|email|href|id|link|location|measures?|name|names|signUpToken|outcome|pathname|path|photo|proof|verification|referrer|search|secret|session|tokens?|to|url|wanted)$/i

type InspectableNames = {
  readonly context: readonly string[]
  readonly events: Readonly<Record<string, readonly string[]>>
}

const listFields = ({ context, events }: InspectableNames) => [...context, ...Object.values(events).flat()]

test('no machine exposes a path, an address or a credential to the inspector', async () => {
  const topics = readdirSync('machines').filter((topic) => existsSync(`machines/${topic}/${topic}.inspectable.ts`))
  expect(topics.length).toBeGreaterThan(5)
  const inspectable = await Promise.all(
    topics.map((topic) => import(`../../machines/${topic}/${topic}.inspectable.ts`)),
  )
  const fields = inspectable.flatMap((module) => (Object.values(module) as InspectableNames[]).flatMap(listFields))
  expect(fields).toContain('isWorking')
  expect(fields.filter((field) => unseen.test(field))).toEqual([])
  expect(['path', 'link', 'tokens'].every((field) => unseen.test(field))).toBe(true)
})
