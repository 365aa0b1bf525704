import { demoPages } from '#server/demo-page/page-frame.ts'

/** The frame of the mailbox's pages: a filter, a list of mails, and an iframe with one mail. */
export const { policy: mailboxPolicy, frame: mailboxFrame } = demoPages(
  `
ol { list-style: none; margin: 0; padding: 0 }
li a { display: block; padding: 12px 16px; margin-bottom: 8px; background: var(--raised); border: 1px solid var(--line);
  border-radius: 10px; color: inherit; text-decoration: none }
li a:hover { border-color: var(--edge) } li strong { display: block; font-weight: 600 }
li span { display: block; color: var(--quiet); font-size: .9em }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised) }
pre { margin: 0; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 10px;
  white-space: pre-wrap; font: 15px/1.6 ui-monospace, Menlo, Consolas, monospace }
@media (width < 30em) { iframe { height: 30rem } }
`,
  { frames: "'self'" },
)
