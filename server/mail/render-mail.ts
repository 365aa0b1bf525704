import type { Seller } from '#domain/content/seller.ts'
import { type Language, settings } from '#domain/settings.ts'
import { joinWithNoBreak } from '#domain/typography/join-with-no-break.ts'
import type { MailKind } from '#server/db/schema.ts'
import type { RenderedMail } from './mail.ts'
import { mailStyle } from './mail-style.ts'
import { senderLines } from './sender-lines.ts'

export type MailPart =
  | { readonly say: string }
  | { readonly code: string }
  | { readonly button: string; readonly link: string }
  | { readonly note: string }

/** The content of a mail, once for both of its forms. */
export type MailTemplate = {
  readonly kind: MailKind
  readonly language: Language
  readonly subject: string
  readonly parts: readonly MailPart[]
}

/** Line breaks, and characters that hide or reverse the text around them: names are foreign text. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

function oneLine(words: string): string {
  return joinWithNoBreak(words.replace(unruly, ' ').trim())
}

const brand = `${settings.brand.name} ${settings.brand.nativeName}`

function renderText(part: MailPart): string {
  if ('say' in part) return oneLine(part.say)
  if ('code' in part) return `    ${oneLine(part.code)}`
  if ('note' in part) return oneLine(part.note)
  return `${oneLine(part.button)}:\n${part.link}`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use between tags and in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}

function renderHtml(part: MailPart): string {
  const words = (text: string) => escapeHtml(oneLine(text))
  if ('say' in part) return `<p>${words(part.say)}</p>`
  if ('code' in part) return `<p class="code">${words(part.code)}</p>`
  if ('note' in part) return `<p class="quiet">${words(part.note)}</p>`
  return `<p class="button"><a href="${escapeHtml(part.link)}">${words(part.button)}</a></p>`
}

function htmlDocument({ language, subject, parts }: MailTemplate, sender: readonly string[]): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${mailStyle}</style>`,
    '</head>',
    '<body>',
    '<main class="sheet">',
    `<h1 class="brand">${brand}</h1>`,
    ...parts.map(renderHtml),
    '</main>',
    `<footer class="sender">${sender.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Renders a mail as plain text and as HTML, each with the sender at the end. */
export function renderMail(template: MailTemplate, seller: Seller): RenderedMail {
  const { kind, language, subject, parts } = template
  const sender = senderLines(seller, language).map(oneLine)
  const text = [brand, ...parts.map(renderText), ['-- ', ...sender].join('\n')].join('\n\n')
  return { kind, language, subject, text: `${text}\n`, html: htmlDocument(template, sender) }
}
