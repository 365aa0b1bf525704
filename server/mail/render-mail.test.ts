import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { RenderedMail } from './mail.ts'
import { renderAccountDeletedMail } from './templates/account-deleted-mail.ts'
import { renderAddressChangedMail } from './templates/address-changed-mail.ts'
import { renderAddressTakenMail } from './templates/address-taken-mail.ts'
import { renderNewAddressMail } from './templates/new-address-mail.ts'
import { renderNumberReservedMail } from './templates/number-reserved-mail.ts'
import { renderOrderAddressAddedMail } from './templates/order-address-added-mail.ts'
import { renderOrderAddressRemovedMail } from './templates/order-address-removed-mail.ts'
import { renderOrderClaimMail } from './templates/order-claim-mail.ts'
import { renderSignInMail } from './templates/sign-in-mail.ts'
import { renderWelcomeMail } from './templates/welcome-mail.ts'

const link = 'https://shop.example/ja/auth/a-link?x=1&y=2'
const reservation = { number: 214, until: new Date('2026-11-24T15:04:00Z') }
const [code, minutes, name, newAddressMasked] = ['048213', 10, 'Aiko "Ai" <Mori> & Co', 'm•••@example.jp']
const number = '2345-BCDF'

function renderMails(language: Language): RenderedMail[] {
  const seller = demoSeller[language]
  return [
    renderSignInMail({ code, link, minutes, language, seller }),
    renderNewAddressMail({ code, minutes, language, seller }),
    renderAddressTakenMail({ language, seller }),
    renderAddressChangedMail({ newAddressMasked, language, seller }),
    renderAccountDeletedMail({ retainsOrders: true, years: 6, language, seller }),
    renderAccountDeletedMail({ retainsOrders: false, years: 6, language, seller }),
    renderWelcomeMail({ name, language, seller }),
    renderOrderClaimMail({ code, number, minutes, language, seller }),
    renderOrderAddressAddedMail({ number, link, language, seller }),
    renderOrderAddressRemovedMail({ number, newAddressMasked, language, seller }),
    ...[true, false].map((hasPair) => renderNumberReservedMail({ ...reservation, hasPair, link, language, seller })),
  ]
}

/** What a reader sees of an HTML mail: its text and the targets of its links. */
function readWords(html: string): string {
  return html
    .replace(/<title>.*?<\/title>|<style>[\s\S]*?<\/style>/g, '')
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

describe.each(settings.languages.available)('in %s', (language) => {
  const all = renderMails(language)

  test.each(all.map((mail) => [mail.kind, mail] as const))(
    '%s has the same content as plain text and as HTML',
    (_, mail) => {
      expect(readWords(mail.html)).toBe(mail.text.replace('\n-- \n', '\n').replace(/\s+/g, ' ').trim())
      expect(mail.html).toContain(`<html lang="${language}">`)
      expect(mail.language).toBe(language)
    },
  )

  test.each(all.map((mail) => [mail.kind, mail] as const))(
    '%s names the shop, its seller and the contact details',
    (_, mail) => {
      const { name: seller, address, number, email, phone } = demoSeller[language]
      for (const part of ['Hadashi', seller, address, number, email, phone]) expect(mail.text).toContain(part)
      expect(mail.subject).toContain('Hadashi')
    },
  )

  test('no mail contains scripts or loads resources', () => {
    for (const { html } of all)
      expect(html).not.toMatch(/<(script|img|link|iframe|form)|src=|url\(|@import|style="|\son\w+=/)
  })

  test('a code stands whole in the subject and alone on a line of the text', () => {
    const coded = all.filter(({ kind }) => ['sign_in', 'email_change_code', 'order_claim'].includes(kind))
    expect(coded).toHaveLength(3)
    for (const { subject, text } of coded) {
      expect(subject).toContain(code)
      expect(text).toMatch(new RegExp(`^ +${code}$`, 'm'))
    }
  })
})

test('a real seller is not labelled as invented', () => {
  const { isDemo: _invented, ...seller } = demoSeller.en
  expect(renderAddressTakenMail({ language: 'en', seller }).text).not.toContain('demo shop')
  expect(renderAddressTakenMail({ language: 'en', seller: demoSeller.en }).text).toContain('demo shop')
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '</p></div><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '{{constructor.constructor("alert(1)")()}}',
    '&lt;b&gt;',
    'Mika\r\n\r\nYour account is closed. Call 0120-000-000',
    'Mika\u2028\u2029\u0085\u202e\u2066',
  ),
)

test('row 30: any name appears in a mail as text on one line and adds no markup', () => {
  const plain = renderWelcomeMail({ name: 'Mika', language: 'en', seller: demoSeller.en })
  const tags = (html: string) => html.match(/<[^>]*>/g)
  fc.assert(
    fc.property(hostile, (typed) => {
      const mail = renderWelcomeMail({ name: typed, language: 'en', seller: demoSeller.en })
      expect(tags(mail.html)).toEqual(tags(plain.html))
      expect(mail.text.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(plain.text.split('\n').length)
      expect(mail.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/)
    }),
  )
})

test('a link cannot break out of its attribute', () => {
  const odd = 'https://shop.example/auth/"><script>alert(1)</script>'
  const { html } = renderSignInMail({ code, link: odd, minutes, language: 'en', seller: demoSeller.en })
  expect(html).not.toContain('<script')
  expect(html).toContain('href="https://shop.example/auth/&quot;&gt;&lt;script&gt;')
})
