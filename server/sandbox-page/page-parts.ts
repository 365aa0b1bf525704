import { html } from 'hono/html'
import type { Language } from '#domain/settings.ts'
import { sandboxPath } from '#server/payments/sandbox/open-sandbox.ts'
import type { Session } from '#server/payments/sandbox/sandbox-answers.ts'
import { words } from './words.ts'

/** The input of a page: its payment session, its language and the last status message. */
export type SandboxView = { readonly session: Session; readonly language: Language; readonly said: string | null }

export type Markup = ReturnType<typeof html>

export function addressIn(id: string, language: Language): string {
  return `${sandboxPath}/${id}?lang=${language}`
}

/** A form that posts to its own page. */
export function form({ session, language }: SandboxView, fields: Markup): Markup {
  return html`<form action="${addressIn(session.id, language)}" method="post">${fields}</form>`
}

export function button(sandboxAction: string, label: string, look: 'main' | 'other' = 'other'): Markup {
  return look === 'main'
    ? html`<button name="action" value="${sandboxAction}">${label}</button>`
    : html`<button class="other" name="action" value="${sandboxAction}">${label}</button>`
}

/**
 * Formats an amount in the smallest unit of its currency: pence, or whole yen. Japanese text writes the unit after the
 * number.
 */
export function moneyText(amount: number, { session: { currency }, language }: SandboxView): string {
  const major = currency === 'jpy' ? amount : amount / 100
  if (language === 'ja') return `${major.toLocaleString('ja')}${currency === 'jpy' ? '円' : 'ポンド'}`
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat('en', style).format(major)
}

const zones = { gbp: 'Europe/London', jpy: 'Asia/Tokyo' } as const

export function timeText(at: Date, { session: { currency }, language }: SandboxView): Markup {
  const formatted = new Intl.DateTimeFormat(words[language].locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zones[currency],
  })
  return html`<time datetime="${at.toISOString()}">${formatted.format(at)}</time>`
}
