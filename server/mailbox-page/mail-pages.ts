import { html } from 'hono/html'
import { type Language, settings } from '#domain/settings.ts'
import { mailboxPath } from '#server/mail/mailbox.ts'
import { mailboxFrame } from './mailbox-frame.ts'
import type { MailInBox } from './read-mailbox.ts'
import { words } from './words.ts'

function address(path: string, language: Language, to = ''): string {
  return `${path}?${new URLSearchParams({ lang: language, ...(to === '' ? {} : { to }) })}`
}

function other(language: Language): Language {
  return language === 'en' ? 'ja' : 'en'
}

function time(at: Date, language: Language) {
  const formatted = new Intl.DateTimeFormat(settings.languages.forms[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  return html`<time datetime="${at.toISOString()}">${formatted.format(at)} UTC</time>`
}

/** The page with all mails, or those to one address. */
export function listPage(mails: readonly MailInBox[], language: Language, to: string): Promise<string> {
  const say = words[language]
  const rows = mails.map(
    (mail) => html`<li><a href="${address(`${mailboxPath}/${mail.id}`, language)}">
      <strong lang="${mail.language}">${mail.subject}</strong>
      <span>${say.to}: ${mail.to}</span><span>${time(mail.created_at, language)}</span></a></li>`,
  )
  const nothing =
    to === '' ? html`<h2>${say.empty}</h2><p class="quiet">${say.emptyHint}</p>` : html`<h2>${say.noneFor}</h2>`
  const main = html`<h1>${say.title}</h1>
    <p class="quiet">${say.about}</p>
    <form action="${mailboxPath}" method="get">
      <input type="hidden" name="lang" value="${language}" />
      <label><span>${say.filter}</span><input name="to" value="${to}" maxlength="254" autocomplete="off" /></label>
      <button type="submit">${say.show}</button>
    </form>
    ${to === '' ? '' : html`<p><a href="${address(mailboxPath, language)}">${say.all}</a></p>`}
    ${rows.length > 0 ? html`<ol aria-label="${say.list}">${rows}</ol>` : nothing}`
  return mailboxFrame({
    language,
    otherLanguage: say.otherLanguage,
    title: say.title,
    otherAddress: address(mailboxPath, other(language), to),
    main,
  })
}

/** The page of one mail, as HTML and as text. */
export function mailPage(mail: MailInBox, language: Language): Promise<string> {
  const say = words[language]
  const path = `${mailboxPath}/${mail.id}`
  const main = html`<p><a href="${address(mailboxPath, language)}">${say.back}</a></p>
    <h1 lang="${mail.language}">${mail.subject}</h1>
    <dl><dt>${say.to}</dt><dd><a href="${address(mailboxPath, language, mail.to)}">${mail.to}</a></dd>
      <dt>${say.time}</dt><dd>${time(mail.created_at, language)}</dd></dl>
    <section aria-labelledby="page"><h2 id="page">${say.asPage}</h2>
      <iframe src="${path}/html" title="${say.asPage}" sandbox="allow-top-navigation-by-user-activation"></iframe>
      <p><a href="${path}/html">${say.alone}</a></p></section>
    <section aria-labelledby="text"><h2 id="text">${say.asText}</h2><pre lang="${mail.language}">${mail.text}</pre></section>`
  return mailboxFrame({
    language,
    otherLanguage: words[language].otherLanguage,
    title: mail.subject,
    otherAddress: address(path, other(language)),
    main,
  })
}

/** The page for a mail that does not exist. */
export function lostPage(language: Language): Promise<string> {
  const say = words[language]
  const main = html`<h1>${say.lost}</h1><p><a href="${address(mailboxPath, language)}">${say.back}</a></p>`
  return mailboxFrame({
    language,
    otherLanguage: say.otherLanguage,
    title: say.lost,
    otherAddress: address(mailboxPath, other(language)),
    main,
  })
}
