import { demoPages } from '#server/demo-page/page-frame.ts'

export const { policy: sandboxPolicy, frame: sandboxFrame } = demoPages(`
body { max-width: 34rem }
h1, p, dd { text-wrap: pretty; word-break: auto-phrase }
dl { row-gap: 8px }
@media (width < 30em) { dl { row-gap: 0 } dt { margin-top: 12px; font-size: 0.9rem } }
form { flex-direction: column; align-items: stretch; gap: 12px }
label { flex: none }
.other { background: transparent; color: var(--ink) }
.rehearsal, .said { padding: 12px 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 10px }
.rehearsal { margin-top: 16px; border-inline-start: 4px solid var(--accent) }
.number { font: 1.3rem/1.6 ui-monospace, Menlo, Consolas, monospace }
details { margin-top: 48px; border-top: 1px solid var(--line) }
summary { padding: 12px 0; min-height: 44px; cursor: pointer; color: var(--quiet) }
`)
