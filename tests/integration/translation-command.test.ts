import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/open-database.ts'
import { readChanges } from '#server/translations/stored-changes.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { shopCommand } from '../support/server/shop-command.ts'

let server: PostgresServer
let database: Awaited<ReturnType<typeof openDatabase>>
let DATABASE_URL: string

beforeAll(async () => {
  server = await startPostgresServer()
  DATABASE_URL = await server.newDatabase()
  database = await openDatabase({ dataDir: '', databaseUrl: DATABASE_URL, demo: false, log: saidLog() })
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

const JWT_SECRET = 'a secret of the test, long enough for it'
const shop = (...words: string[]) => shopCommand(['translation', ...words], { DATABASE_URL, JWT_SECRET })

test('finds a text by its words, changes it by language and reverts it', async () => {
  const { out } = await shop('list', '--search', 'Skip to the content')
  const key = /^(\S+) {2}\(common\)\n {2}Skip to the content\n {2}\S+/m.exec(out)?.[1] ?? ''
  expect(key).not.toBe('')

  expect(await shop('set', key, '--en', 'To the content', '--category', 'spring')).toMatchObject({
    code: 0,
  })
  expect(await shop('set', key, '--ja', '本文へ')).toMatchObject({ code: 0 })
  expect(await readChanges(database.kysely)).toEqual([
    { key, texts: { en: 'To the content', ja: '本文へ' }, categories: ['spring'] },
  ])
  expect((await shop('list', '--changed')).out).toBe(`${key}  (common, spring, changed)\n  To the content\n  本文へ\n`)

  expect(await shop('reset', key)).toMatchObject({ code: 0 })
  expect((await shop('list', '--changed')).out).toBe('\n')
})

test('accepts a key that looks like an option, and searches case-insensitively', async () => {
  const key = /^(-\S+) {2}\(/m.exec((await shop('list')).out)?.[1] ?? ''
  expect(key).not.toBe('')
  expect((await shop('set', key, '--ja', '言葉')).err).not.toContain('npm run shop')
  await shop('reset', key)
  expect((await shop('list', '--search', 'SKIP TO THE CONTENT')).out).toContain('Skip to the content')
})

test.each([
  [['set', 'Q7nfHL', '--en', ''], 'A text cannot be empty.'],
  [['set', 'Q7nfHL', '--en', '<b>See</b>'], 'The text needs the same {placeholders}'],
  [['set', 'Q7nfHL', '--en', 'See {x'], 'The braces in the text cannot be read.'],
  [['set', 'Q7nfHL', '--en', 'See\nit'], 'The text contains characters that cannot be shown'],
  [['set', 'Q7nfHL', '--en', 'x'.repeat(5_000)], 'The text is too long. Make it shorter.'],
  [['set', 'nothing', '--en', 'See'], 'There is no text with that key.'],
  [['set', 'Q7nfHL'], 'Nothing was changed. Give the new text in English, in Japanese or in both.'],
  [['set', 'Q7nfHL', '--en', 'See', '--by', 'Aya'], 'translation set KEY'],
  [['set', 'Q7nfHL', '--en', 'See', '--category', 'changed'], 'translation set KEY'],
  [['reset'], 'translation reset KEY'],
  [['sing', 'Q7nfHL'], 'translation set KEY'],
  [['--what'], 'translation set KEY'],
])('rejects translation %j with a plain sentence and changes nothing', async (words, sentence) => {
  const { code, out, err } = await shop(...words)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(sentence)
  expect(await readChanges(database.kysely)).toEqual([])
})
