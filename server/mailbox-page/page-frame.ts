import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#domain/settings.ts'
import { words } from './words.ts'

const style = `
:root { color-scheme: light dark; --ground: light-dark(#faf7f1, #171512); --raised: light-dark(#ffffff, #211e1a);
  --ink: light-dark(#221e19, #f1ebe1); --quiet: light-dark(#6a6157, #b3a999); --line: light-dark(#e4dccf, #38332c);
  --edge: light-dark(#8c8172, #776e63); --accent: light-dark(#b3481e, #f08a5d); --on-ink: light-dark(#faf7f1, #171512) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 32px 16px 72px; max-width: 52rem; background: var(--ground); color: var(--ink);
  font: 17px/1.6 system-ui, "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif; overflow-wrap: anywhere }
h1, h2 { margin: 0 0 8px; font-weight: 500; line-height: 1.25 } h1 { font-size: 1.6rem } h2 { font-size: 1.15rem }
a { color: var(--accent) } p { margin: 0 0 16px } .quiet { color: var(--quiet) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; align-items: baseline;
  margin-bottom: 24px }
form { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; margin: 16px 0 24px }
label { flex: 1 1 14rem } label span { display: block; margin-bottom: 4px }
input, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 10px; font: inherit }
input { width: 100%; background: var(--raised); color: var(--ink) }
button { padding-inline: 24px; background: var(--ink); color: var(--on-ink); cursor: pointer }
ol { list-style: none; margin: 0; padding: 0 }
li a { display: block; padding: 12px 16px; margin-bottom: 8px; background: var(--raised); border: 1px solid var(--line);
  border-radius: 10px; color: inherit; text-decoration: none }
li a:hover { border-color: var(--edge) } li strong { display: block; font-weight: 600 }
li span { display: block; color: var(--quiet); font-size: .9em }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 24px } dt { color: var(--quiet) }
dd { margin: 0 } section { margin-bottom: 32px }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised) }
pre { margin: 0; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 10px;
  white-space: pre-wrap; font: 15px/1.6 ui-monospace, Menlo, Consolas, monospace }
@media (width < 30em) { dl { grid-template-columns: 1fr } dt { margin-top: 4px } iframe { height: 30rem } }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The pages run nothing; they show a mail in a frame of their own, and ask for a filter. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

type Frame = {
  readonly language: Language
  readonly title: string
  /** The same page in the other language. */
  readonly otherAddress: string
  readonly main: ReturnType<typeof html>
}

/** A page of the mailbox, round what it shows. */
export async function pageFrame({ language, title, otherAddress, main }: Frame): Promise<string> {
  const other: Language = language === 'en' ? 'ja' : 'en'
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <header>
          <a href="/">Hadashi</a>
          <a href="${otherAddress}" lang="${other}" hreflang="${other}">${words[language].otherLanguage}</a>
        </header>
        <main>${main}</main>
      </body>
    </html>`
  return String(await page)
}
