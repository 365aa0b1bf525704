import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { listSellerPages, testSeller } from '../support/fakes/test-seller.ts'
import { siteFolder } from '../support/server/built-site.ts'
import { emptyFolder } from '../support/server/data-folder.ts'

test('without settings the pages name an invented seller, and say so', () => {
  const [english = '', , japanese = ''] = listSellerPages(siteFolder())
  expect(english).toContain(demoSeller.en.name)
  expect(english).toContain('The seller named here is invented')
  expect(japanese).toContain(demoSeller.ja.name)
  expect(japanese).toContain('架空のもの')
})

test.each(['', 'ja'])('the answer about contacting a person contains the e-mail address of the demo: %j', (folder) => {
  const page = readFileSync(join(siteFolder(), folder, 'faq', 'index.html'), 'utf8')
  expect(page).toContain(demoSeller.en.email)
})

test('a seller with missing settings fails the build at once and names them', async () => {
  const { SELLER_EMAIL, SELLER_VAT, ...half } = testSeller
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
