import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { siteFolder } from '../support/built-site.ts'
import { emptyFolder } from '../support/data-folder.ts'

const seller = {
  SELLER_NAME: 'Sole & Thread Ltd',
  SELLER_ADDRESS: '7 Cobbler Row, Leeds',
  SELLER_NUMBER: '09876543',
  SELLER_REPRESENTATIVE: 'Hana Kimura',
  SELLER_PHONE: '+44 113 496 0001',
  SELLER_EMAIL: 'hello@sole.example',
  SELLER_VAT: 'GB987654321',
}

const escaped = (text: string) => text.replaceAll('&', '&amp;')

function pagesOf(site: string): string[] {
  return ['', 'ja'].flatMap((folder) => {
    const page = join(site, folder, 'terms-and-conditions')
    return [readFileSync(join(page, 'index.html'), 'utf8'), readFileSync(join(page, '_payload.json'), 'utf8')]
  })
}

test('without settings the pages name an invented seller, and say that it is one', () => {
  const [english = '', , japanese = ''] = pagesOf(siteFolder())
  expect(english).toContain(demoSeller.en.name)
  expect(english).toContain('The seller named here is invented')
  expect(japanese).toContain(demoSeller.ja.name)
  expect(japanese).toContain('架空のもの')
})

test('the seller of the settings stands in the pages of both languages, and nothing invented beside it', async () => {
  const dist = await emptyFolder()
  const run = promisify(execFile)
  await run(process.execPath, ['scripts/build.ts', dist], { env: { ...process.env, ...seller } })
  const { id } = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8'))
  expect(siteFolder(), 'another seller is another build').not.toContain(id)
  for (const text of pagesOf(join(dist, 'builds', id, 'site'))) {
    for (const value of Object.values(seller))
      expect(text.includes(value) || text.includes(escaped(value)), value).toBe(true)
    for (const invented of [...Object.values(demoSeller.en), ...Object.values(demoSeller.ja)].map(String))
      if (invented !== 'true') expect(text).not.toContain(invented)
    expect(text).not.toMatch(/invented|架空/)
  }
  // The questions name the address twice: where they are read, and in what the page says of itself to search engines.
  for (const folder of ['', 'ja']) {
    const questions = readFileSync(join(dist, 'builds', id, 'site', folder, 'faq', 'index.html'), 'utf8')
    expect(questions.split(seller.SELLER_EMAIL).length - 1).toBeGreaterThanOrEqual(2)
    expect(questions).not.toContain(demoSeller.en.email)
  }
}, 120_000)

test.each(['', 'ja'])('the answer about reaching a person names the e-mail address of the demo: %j', (folder) => {
  const page = readFileSync(join(siteFolder(), folder, 'faq', 'index.html'), 'utf8')
  expect(page).toContain(demoSeller.en.email)
})

test('a seller who is named only in part ends the build at once, with the names that are missing', async () => {
  const { SELLER_EMAIL, SELLER_VAT, ...half } = seller
  const dist = await emptyFolder()
  const build = promisify(execFile)(process.execPath, ['scripts/build.ts', dist], {
    env: { ...process.env, ...half, SELLER_PHONE: ' ' },
  })
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set SELLER_PHONE, SELLER_EMAIL as well'),
  })
  await expect(build).rejects.not.toMatchObject({ stderr: expect.stringMatching(/ at .*\.ts:/) })
  expect(readdirSync(dist)).toEqual([])
})
