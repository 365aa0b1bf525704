import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#domain/settings.ts'

/** The shop's style, reduced to what the demo's own pages need. */
const sharedStyle = `
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
input, select, button { min-height: 44px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 10px; font: inherit }
input, select { width: 100%; background: var(--raised); color: var(--ink) }
button { padding-inline: 24px; background: var(--ink); color: var(--on-ink); cursor: pointer }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 24px } dt { color: var(--quiet) }
dd { margin: 0 } section { margin-bottom: 32px }
@media (width < 30em) { dl { grid-template-columns: 1fr } dt { margin-top: 4px } }
`

type Frame = {
  readonly language: Language
  readonly title: string
  /** The URL of the same page in the other language. */
  readonly otherAddress: string
  readonly otherLanguage: string
  readonly main: ReturnType<typeof html>
}

/** The frame and the Content-Security-Policy for the pages of one demo tool. They run no scripts. */
export function demoPages(ownStyle: string, { frames = "'none'" }: { readonly frames?: string } = {}) {
  const style = `${sharedStyle}${ownStyle}`
  const styleHash = createHash('sha256').update(style).digest('base64')
  return {
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src ${frames}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    frame: (shown: Frame) => pageFrame(shown, style),
  }
}

async function pageFrame(
  { language, title, otherAddress, otherLanguage, main }: Frame,
  style: string,
): Promise<string> {
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
          <a href="${otherAddress}" lang="${other}" hreflang="${other}">${otherLanguage}</a>
        </header>
        <main>${main}</main>
      </body>
    </html>`
  return String(await page)
}
