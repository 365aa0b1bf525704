import { html } from 'hono/html'
import type { Language } from '#domain/settings.ts'
import type { Refund, Session } from '#server/payments/sandbox/sandbox-answers.ts'
import { addressIn, button, form, type Markup, moneyText, type SandboxView, timeText } from './page-parts.ts'
import { sandboxFrame } from './sandbox-frame.ts'
import { testerPart } from './tester-part.ts'
import { words } from './words.ts'

const otherLanguage = (language: Language): Language => (language === 'en' ? 'ja' : 'en')

function back(
  { session: { success_url: paidUrl, cancel_url: leftUrl }, language }: SandboxView,
  end: 'paid' | 'left',
): Markup {
  return html`<p><a href="${end === 'paid' ? paidUrl : leftUrl}">${words[language].back}</a></p>`
}

function openPart(page: SandboxView): Markup {
  const { session, language } = page
  const say = words[language]
  const buttons = html`${button('pay', say.card, 'main')}
    ${session.voucher_days === null ? '' : button('voucher', say.voucher)}
    ${button('decline', say.decline)}${button('expire', say.expire)}`
  return html`<dl><dt>${say.what}</dt><dd>${session.description}</dd>
      <dt>${say.order}</dt><dd>${session.order_number}</dd>
      <dt>${say.openUntil}</dt><dd>${timeText(session.expires_at, page)}</dd></dl>
    ${form(page, buttons)}
    <p><a href="${session.cancel_url}">${say.leave}</a></p>`
}

function voucherSection(page: SandboxView): Markup {
  const { session, language } = page
  const say = words[language]
  const deadline = session.voucher_expires_at ?? session.expires_at
  return html`<p>${say.voucherAbout}</p>
    <dl><dt>${say.voucherNumber}</dt><dd class="number">${session.voucher_number}</dd>
      <dt>${say.amount}</dt><dd>${moneyText(session.amount, page)}</dd>
      <dt>${say.voucherUntil}</dt><dd>${timeText(deadline, page)}</dd></dl>
    ${back(page, 'paid')}
    ${form(page, html`${button('till', say.payVoucher)}${button('lapse', say.lapse)}`)}`
}

function endPart(page: SandboxView): Markup {
  return html`<p>${words[page.language].nothingCharged}</p>${back(page, 'left')}`
}

/** The title and content of a page for the state of its payment session. */
function renderPageState(page: SandboxView): { readonly title: string; readonly main: Markup } {
  const say = words[page.language]
  const amount = moneyText(page.session.amount, page)
  switch (page.session.state) {
    case 'open':
      return { title: say.pay(amount), main: openPart(page) }
    case 'voucher':
      return { title: say.voucherTitle, main: voucherSection(page) }
    case 'paid':
      return { title: say.paid(amount), main: back(page, 'paid') }
    case 'expired':
      return { title: say.expired, main: endPart(page) }
    case 'voucher_expired':
      return { title: say.lapsed, main: endPart(page) }
  }
}

/** The status message of the last action. It has no effect of its own, so a forged URL does no harm. */
function saidPart({ said, language }: SandboxView): Markup | '' {
  const say = words[language]
  if (said === 'declined') return html`<p class="said" role="alert">${say.declined}</p>`
  return said === 'done' ? html`<p class="said" role="status">${say.done}</p>` : ''
}

export function payPage(page: SandboxView, refunds: readonly Refund[]): Promise<string> {
  const { session, language } = page
  const say = words[language]
  const { title, main } = renderPageState(page)
  return sandboxFrame({
    language,
    title: `${title} · Hadashi`,
    otherLanguage: say.otherLanguage,
    otherAddress: addressIn(session.id, otherLanguage(language)),
    main: html`<h1>${title}</h1><p class="rehearsal">${say.rehearsal}</p>
      ${saidPart(page)}${main}${testerPart(page, refunds)}`,
  })
}

/** The page for a session that does not exist. */
export function unknownPage({ id }: Pick<Session, 'id'>, language: Language): Promise<string> {
  const say = words[language]
  return sandboxFrame({
    language,
    title: say.unknown,
    otherLanguage: say.otherLanguage,
    otherAddress: addressIn(id, otherLanguage(language)),
    main: html`<h1>${say.unknown}</h1><p><a href="/">${say.back}</a></p>`,
  })
}
