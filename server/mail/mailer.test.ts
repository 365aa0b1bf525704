import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { createMailer, linkIn } from './mailer.ts'

const seller = {
  SELLER_NAME: 'Hadashi Ltd',
  SELLER_ADDRESS: '1 High Street, London',
  SELLER_NUMBER: '01234567',
  SELLER_REPRESENTATIVE: 'Aiko Mori',
  SELLER_PHONE: '+44 20 7946 0000',
  SELLER_EMAIL: 'shop@shop.example',
}

function createTestMailer(settings: Record<string, string>) {
  const environment = readEnvironment(settings)
  if (!environment.ok) throw new Error('these settings are wrong')
  return createMailer({ environment: environment.value, ownUrl: () => 'http://localhost:3000', wake: () => {} })
}

test('a demo stores its mails in the mailbox, with the invented seller and links to its own URL', () => {
  const mailer = createTestMailer({})
  expect(mailer.mailbox).toBe('/dev/mailbox')
  expect(mailer.sellerIn('ja')).toBe(demoSeller.ja)
  expect(mailer.linkTo('/auth/abc')).toBe('http://localhost:3000/auth/abc')
})

test('links start with the configured PUBLIC_URL', () => {
  expect(createTestMailer({ PUBLIC_URL: 'https://shop.example/' }).linkTo('/ja/auth/abc')).toBe(
    'https://shop.example/ja/auth/abc',
  )
})

test('the configured seller is the sender in both languages; an incomplete one is ignored', () => {
  const { SELLER_PHONE: _missing, ...half } = seller
  for (const language of ['en', 'ja'] as const) {
    expect(createTestMailer(seller).sellerIn(language)).toMatchObject({
      name: 'Hadashi Ltd',
      email: 'shop@shop.example',
    })
    expect(createTestMailer(half).sellerIn(language)).toBe(demoSeller[language])
  }
})

test('a shop with a mail server has no mailbox', () => {
  expect(createTestMailer({ SMTP_URL: 'smtp://mail.example' }).mailbox).toBeNull()
})

test.each([
  ['https://shop.example', '/auth/abc', 'https://shop.example/auth/abc'],
  ['https://shop.example/', '/ja/auth/abc', 'https://shop.example/ja/auth/abc'],
  ['http://localhost:3000', '/auth/a?b=c', 'http://localhost:3000/auth/a?b=c'],
])('at %s the path %s becomes %s', (home, path, link) => {
  expect(linkIn(home, path)).toBe(link)
})

test.each(['//evil.example/auth', '/\\evil.example', 'https://evil.example/', 'auth/abc', '', 'javascript:alert(1)'])(
  'rejects the path %j',
  (path) => {
    expect(() => linkIn('https://shop.example', path)).toThrow('leads outside the shop')
  },
)

test('every path gives a link within the shop or throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (path) => {
      const link = (() => {
        try {
          return linkIn('https://shop.example', path)
        } catch {
          return undefined
        }
      })()
      if (link !== undefined) expect(new URL(link).origin).toBe('https://shop.example')
    }),
  )
})
