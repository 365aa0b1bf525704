/** The style of all mails. Mail programs that drop it show the same text from top to bottom. */
export const mailStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 24px 12px; background: #faf7f1; color: #221e19; -webkit-text-size-adjust: 100%;
  font: 16px/1.65 system-ui, -apple-system, "Segoe UI", "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif;
  overflow-wrap: anywhere }
p { margin: 0 0 16px }
.sheet { max-width: 30rem; margin: 0 auto; padding: 32px 24px 16px; background: #ffffff; border: 1px solid #e4dccf;
  border-radius: 10px }
.brand { margin: 0 0 24px; font: 500 22px/1.2 "Iowan Old Style", "Palatino Linotype", Palatino, "Hiragino Mincho ProN",
  "Yu Mincho", serif }
.code { margin: 24px 0; padding: 16px 8px; background: #f3ede2; border-radius: 10px; text-align: center;
  font: 600 32px/1.3 ui-monospace, "SF Mono", Menlo, Consolas, monospace; letter-spacing: .16em }
.button { margin: 24px 0 }
.button a { display: inline-block; padding: 12px 24px; background: #221e19; color: #faf7f1; border-radius: 10px;
  text-decoration: none }
.quiet { color: #6a6157; font-size: 14px }
.sender { max-width: 30rem; margin: 16px auto 0; padding: 0 24px; color: #6a6157; font-size: 13px; line-height: 1.5 }
.sender p { margin: 0 0 4px }
@media (prefers-color-scheme: dark) {
  body { background: #171512; color: #f1ebe1 }
  .sheet { background: #211e1a; border-color: #38332c }
  .code { background: #1d1a17 }
  .button a { background: #f1ebe1; color: #171512 }
  .quiet, .sender { color: #b3a999 }
}
@media (max-width: 24em) {
  body { padding: 8px }
  .sheet { padding: 24px 16px 8px }
  .sender { padding: 0 16px }
  .code { font-size: 28px; letter-spacing: .1em }
}
`
