import { html } from 'hono/html'
import type { Language } from '#domain/settings.ts'
import type { Refund, Session } from '#server/payments/sandbox/wire.ts'
import { addressIn, button, form, type Markup, moneyText, type Shown, timeText } from './page-parts.ts'
import { sandboxFrame } from './sandbox-frame.ts'
import { testerPart } from './tester-part.ts'
import { words } from './words.ts'

const otherOf = (language: Language): Language => (language === 'en' ? 'ja' : 'en')

function back({ session: { paid_url: paidUrl, left_url: leftUrl }, language }: Shown, end: 'paid' | 'left'): Markup {
  return html`<p><a href="${end === 'paid' ? paidUrl : leftUrl}">${words[language].back}</a></p>`
}

function openPart(shown: Shown): Markup {
  const { session, language } = shown
  const say = words[language]
  const buttons = html`${button('pay', say.card, 'main')}
    ${session.slip_days === null ? '' : button('slip', say.slip)}
    ${button('decline', say.decline)}${button('expire', say.expire)}`
  return html`<dl><dt>${say.what}</dt><dd>${session.about}</dd>
      <dt>${say.order}</dt><dd>${session.order_number}</dd>
      <dt>${say.openUntil}</dt><dd>${timeText(session.expires_at, shown)}</dd></dl>
    ${form(shown, buttons)}
    <p><a href="${session.left_url}">${say.leave}</a></p>`
}

function slipPart(shown: Shown): Markup {
  const { session, language } = shown
  const say = words[language]
  const deadline = session.slip_until ?? session.expires_at
  return html`<p>${say.slipAbout}</p>
    <dl><dt>${say.slipNumber}</dt><dd class="number">${session.slip_number}</dd>
      <dt>${say.amount}</dt><dd>${moneyText(session.amount, shown)}</dd>
      <dt>${say.slipUntil}</dt><dd>${timeText(deadline, shown)}</dd></dl>
    ${back(shown, 'paid')}
    ${form(shown, html`${button('till', say.till)}${button('lapse', say.lapse)}`)}`
}

function endPart(shown: Shown): Markup {
  return html`<p>${words[shown.language].nothingCharged}</p>${back(shown, 'left')}`
}

/** How a page is headed and what it offers, by what has become of it. */
function stateOf(shown: Shown): { readonly title: string; readonly main: Markup } {
  const say = words[shown.language]
  const amount = moneyText(shown.session.amount, shown)
  switch (shown.session.state) {
    case 'open':
      return { title: say.pay(amount), main: openPart(shown) }
    case 'slip':
      return { title: say.slipTitle, main: slipPart(shown) }
    case 'paid':
      return { title: say.paid(amount), main: back(shown, 'paid') }
    case 'expired':
      return { title: say.expired, main: endPart(shown) }
    case 'lapsed':
      return { title: say.lapsed, main: endPart(shown) }
  }
}

/** What was said by the button before: it changes nothing, whoever writes it into an address. */
function saidPart({ said, language }: Shown): Markup | '' {
  const say = words[language]
  if (said === 'declined') return html`<p class="said" role="alert">${say.declined}</p>`
  return said === 'done' ? html`<p class="said" role="status">${say.done}</p>` : ''
}

export function payPage(shown: Shown, refunds: readonly Refund[]): Promise<string> {
  const { session, language } = shown
  const say = words[language]
  const { title, main } = stateOf(shown)
  return sandboxFrame({
    language,
    title: `${title} · Hadashi`,
    otherLanguage: say.otherLanguage,
    otherAddress: addressIn(session.id, otherOf(language)),
    main: html`<h1>${title}</h1><p class="rehearsal">${say.rehearsal}</p>
      ${saidPart(shown)}${main}${testerPart(shown, refunds)}`,
  })
}

/** Said where a page is asked for that is not there. */
export function unknownPage({ id }: Pick<Session, 'id'>, language: Language): Promise<string> {
  const say = words[language]
  return sandboxFrame({
    language,
    title: say.unknown,
    otherLanguage: say.otherLanguage,
    otherAddress: addressIn(id, otherOf(language)),
    main: html`<h1>${say.unknown}</h1><p><a href="/">${say.back}</a></p>`,
  })
}
